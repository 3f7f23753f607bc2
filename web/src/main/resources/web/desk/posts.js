/** @import { Member } from 'answers' */

/** Those who run tables, the lowest first. */
export const FLOOR = ['floorperson', 'supervisor', 'pit-manager', 'shift-manager'];

/** Those who read the records and change nothing. */
export const READERS = ['surveillance', 'auditor', 'regulator'];

/** Every post of the staff. */
export const STAFF = ['dealer', ...FLOOR, 'cage', ...READERS, 'administrator'];

export const isFloor = (/** @type {Member | undefined} */ me) => FLOOR.includes(me?.post ?? '');

/** Whether a step that is up to these roles is up to somebody of this post: a supervisor or above is a floorperson too. */
export const isUpTo = (/** @type {readonly string[]} */ roles, /** @type {Member} */ me) =>
  roles.some(
    (role) => role === me.post || (isFloor(me) && (role === 'floorperson' || (role === 'supervisor' && me.post !== 'floorperson'))),
  );
