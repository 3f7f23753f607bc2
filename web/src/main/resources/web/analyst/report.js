/** @import { Rules } from './rules-choice.js' */

/** The mathematics report of these rules as a page to print. Its style is inside it, so it is kept as a file and not opened here. */
export async function downloadReport(/** @type {Rules} */ rules) {
  const response = await fetch('/api/v1/report', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...rules.fields, form: 'html' }),
  });
  if (!response.ok) {
    return (await response.json()).detail;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = `report-${rules.name}.html`;
  link.click();
  URL.revokeObjectURL(link.href);
  return '';
}
