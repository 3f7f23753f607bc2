import { sound } from '../look/sound.js';
import { sum } from '../model/story.js';

/** @import { Event, Spot, View } from 'messages' */
/** @import { Story } from '../model/story.js' */
/** @import { Watched } from '../round/sentences.js' */

/**
 * What is heard of a frame: one sound at most, of what matters most in it. A win of the round as a whole is heard, not that of one
 * wager in it.
 */
export function soundOf(/** @type {Event[]} */ events, /** @type {{ view: View, story: Story, mine: Spot[] }} */ { view, story, mine }) {
  const kinds = new Set(events.map((event) => event.event));
  if (view.phase.name === 'Clearing' && kinds.has('Settled') && sum(story, mine) > 0) {
    return 'win';
  }
  if (kinds.has('Settled') || kinds.has('WagerPlaced')) {
    return 'chips';
  }
  return kinds.has('HandTurned') ? 'turn' : kinds.has('CardDealt') ? 'card' : undefined;
}

export function hear(/** @type {Event[]} */ events, /** @type {Watched} */ at) {
  const name = soundOf(events, at);
  if (name) {
    sound(name);
  }
}
