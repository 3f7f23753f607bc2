import { createInterface } from 'node:readline';
import { call } from '../../main/resources/web/felt/calls.js';
import { NO_ROUND, told } from '../../main/resources/web/model/story.js';

/** Reads frames of tables, one in a line, and writes the line that the page shows under the hands after each frame of a round. */
let story = NO_ROUND;
const lines = [];
for await (const text of createInterface({ input: process.stdin })) {
  const { events, phase, cards } = JSON.parse(text);
  const view = { phase, cards, layout: [] };
  story = events.reduce((so, event) => told(so, event, view), story);
  if (cards.round) {
    lines.push(call(story, view).words);
  }
}
process.stdout.write(`${lines.join('\n')}\n`);
