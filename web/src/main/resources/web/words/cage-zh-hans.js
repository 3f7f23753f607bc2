/** The words of the cage in simplified Chinese. */
export default {
  'cage:cage': '账房',
  'cage:waits': '等候签署',
  'cage:nothing-waits': '没有单据等候。',
  'cage:nothing-waits-gist': '补码、回码及须两人签署的款项会在此显示。',
  'cage:last': '最近的单据',
  'cage:no-slips': '尚无单据。',
  'cage:head:at': '时间',
  'cage:head:slip': '单据',
  'cage:head:whom': '客人或赌桌',
  'cage:head:amount': '金额',
  'cage:head:signed-by': '签署人',
  'cage:head:state': '状态',
  'cage:done': '完成',
  'cage:withdrawn': '{who} 已撤回',
  'cage:open': '等候',
  'cage:of': '{kind}，{whom}，{amount}',
};
