/** The words of the cage in traditional Chinese. */
export default {
  'cage:cage': '帳房',
  'cage:waits': '等候簽署',
  'cage:nothing-waits': '沒有單據等候。',
  'cage:nothing-waits-gist': '補碼、回碼及須兩人簽署的款項會在此顯示。',
  'cage:last': '最近的單據',
  'cage:no-slips': '尚無單據。',
  'cage:head:at': '時間',
  'cage:head:slip': '單據',
  'cage:head:whom': '客人或賭枱',
  'cage:head:amount': '金額',
  'cage:head:signed-by': '簽署人',
  'cage:head:state': '狀態',
  'cage:done': '完成',
  'cage:withdrawn': '{who} 已撤回',
  'cage:open': '等候',
  'cage:of': '{kind}，{whom}，{amount}',
};
