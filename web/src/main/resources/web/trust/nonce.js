import { hex } from './bytes.js';

/** 32 random bytes of this browser, remembered as long as its tab, so that they can be compared with what the house used. */
export function freshNonce(root) {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(`nonce ${root}`, JSON.stringify([...myNonces(root), nonce]));
  return nonce;
}

export function myNonces(root) {
  return JSON.parse(sessionStorage.getItem(`nonce ${root}`) ?? '[]');
}

/** That a seal was here before its shoe was cut. */
export function rememberSeal(root) {
  sessionStorage.setItem(`seal ${root}`, 'before the cut');
}

export function wasSealedBefore(root) {
  return sessionStorage.getItem(`seal ${root}`) !== null;
}
