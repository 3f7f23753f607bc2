import { call, house } from '../house/house.js';
import { t } from '../words/words.js';
import '../words/submission.js';
import { read } from './yaml.js';

/** @import { Examples } from 'answers' */

/** The draft that an address names, and what it is compared with. */
export async function source(/** @type {string[]} */ [first, second]) {
  if (first === 'new') {
    return { draft: { format: '1', regulation: second, name: t('submission:new-table') } };
  }
  if (first === 'table') {
    const table = await house.table(second);
    const { submission: text = '' } = table;
    const draft = read(text);
    return { draft, text, before: draft, against: t('submission:against-rules', { table: table.name }) };
  }
  if (first === 'example') {
    /** @type {Examples} */
    const { examples } = await call('/examples');
    const text = examples.find((one) => one.id === second)?.submission ?? '';
    return { draft: read(text), text };
  }
  const kept = await call(`/submissions/${encodeURIComponent(first)}`);
  const draft = read(kept.submission);
  return { draft, text: kept.submission, before: draft, against: t('submission:against-kept'), kept };
}
