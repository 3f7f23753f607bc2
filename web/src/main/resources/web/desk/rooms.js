import { FLOOR, READERS, STAFF } from './posts.js';

/** @import { Member } from 'answers' */

const EVERYBODY = [...STAFF, 'patron'];

/**
 * The rooms of the staff, each behind the first word of its address and loaded on demand. A room gets `me` and `path`, what
 * follows in the address: `#surveillance/ma-mini/17` is the path `['ma-mini', '17']`. The book is
 * open to anyone; `staff` is the door and leads on to another room.
 */
/** @type {{ at: string, posts?: string[], tag?: string, load?: () => Promise<unknown>, door?: string }[]} */
export const ROOMS = [
  { at: 'console', posts: ['dealer', ...FLOOR], tag: 'console-room', load: () => import('../console/console.js') },
  { at: 'floor', posts: [...FLOOR, 'administrator'], tag: 'floor-room', load: () => import('../floor/floor.js') },
  { at: 'cage', posts: ['cage', ...FLOOR, 'administrator'], tag: 'cage-room', load: () => import('../cage/cage.js') },
  {
    at: 'submission',
    posts: [...FLOOR, 'administrator'],
    tag: 'submission-room',
    load: () => import('../submission/submission.js'),
  },
  {
    at: 'reports',
    posts: [...FLOOR, ...READERS, 'administrator'],
    tag: 'reports-room',
    load: () => import('../reports/reports.js'),
  },
  {
    at: 'surveillance',
    posts: [...READERS, ...FLOOR],
    tag: 'surveillance-room',
    load: () => import('../surveillance/surveillance.js'),
  },
  {
    at: 'analyst',
    posts: ['patron', ...STAFF],
    tag: 'analyst-room',
    load: () => import('../analyst/analyst.js'),
    door: 'analyst',
  },
  { at: 'book', tag: 'book-room', load: () => import('../book/book.js') },
  { at: 'people', posts: ['administrator'], tag: 'people-room', load: () => import('../people/people.js') },
  { at: 'account', posts: EVERYBODY, tag: 'account-room', load: () => import('../people/own-account.js') },
  { at: 'staff', posts: [] },
];

/** Nothing for an address that is no room's; the lobby is there for those, and for one that cannot be read. */
export function roomAt(/** @type {string} */ hash) {
  const [at, ...path] = words(hash);
  const room = ROOMS.find((one) => one.at === at);
  return room && { room, path };
}

function words(/** @type {string} */ hash) {
  try {
    return hash.replace(/^#/, '').split('/').map(decodeURIComponent);
  } catch (error) {
    if (error instanceof URIError) {
      return [];
    }
    throw error;
  }
}

export function mayEnter(/** @type {any} */ room, /** @type {Member | undefined} */ me) {
  return !room.posts || (me !== undefined && room.posts.includes(me.post));
}

/** Posts whose room is not the one that names them first. */
const OWN = { supervisor: 'floor', 'pit-manager': 'floor', 'shift-manager': 'floor', auditor: 'reports', regulator: 'reports' };

/** Where a person works: the room that names their post first, or the first they may enter; a patron's is the lobby. */
export function ownRoom(/** @type {Member} */ me) {
  if (me.oneTime) {
    return '#account';
  }
  const own = /** @type {Record<string, string>} */ (OWN)[me.post];
  const room = ROOMS.find((one) => (own ? one.at === own : one.posts?.[0] === me.post)) ?? ROOMS.find((one) => mayEnter(one, me));
  return me.post === 'patron' || !room ? '#' : `#${room.at}`;
}
