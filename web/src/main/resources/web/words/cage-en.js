/** The words of the cage in English. */
export default {
  'cage:cage': 'Cage',
  'cage:waits': 'Waiting for a signature',
  'cage:nothing-waits': 'No slip waits.',
  'cage:nothing-waits-gist': 'Fills, credits, and money that takes two signatures appear here.',
  'cage:last': 'Last slips',
  'cage:no-slips': 'No slips yet.',
  'cage:head:at': 'Time',
  'cage:head:slip': 'Slip',
  'cage:head:whom': 'Patron or table',
  'cage:head:amount': 'Amount',
  'cage:head:signed-by': 'Signed by',
  'cage:head:state': 'State',
  'cage:done': 'done',
  'cage:withdrawn': 'withdrawn by {who}',
  'cage:open': 'waits',
  'cage:of': '{kind}, {whom}, {amount}',
};
