/** What brings visitors without saying so in the link: hosts by their last labels, in the names that marketers give them. */
export interface KnownSource {
  source: string;
  medium: 'organic' | 'social' | 'assistant';
  /** `google` is any host with that label (google.com.hk); a name with dots is that host and those under it. */
  hosts: readonly string[];
}

export const knownSources: readonly KnownSource[] = [
  { source: 'google', medium: 'organic', hosts: ['google'] },
  { source: 'bing', medium: 'organic', hosts: ['bing'] },
  { source: 'yahoo', medium: 'organic', hosts: ['yahoo'] },
  { source: 'baidu', medium: 'organic', hosts: ['baidu'] },
  { source: 'duckduckgo', medium: 'organic', hosts: ['duckduckgo'] },
  { source: 'ecosia', medium: 'organic', hosts: ['ecosia'] },
  { source: 'yandex', medium: 'organic', hosts: ['yandex', 'ya.ru'] },
  { source: 'naver', medium: 'organic', hosts: ['naver'] },
  { source: 'sogou', medium: 'organic', hosts: ['sogou'] },
  { source: '360', medium: 'organic', hosts: ['so.com'] },
  { source: 'brave', medium: 'organic', hosts: ['search.brave.com'] },
  { source: 'facebook', medium: 'social', hosts: ['facebook', 'fb.com', 'fb.me', 'messenger.com'] },
  { source: 'instagram', medium: 'social', hosts: ['instagram'] },
  { source: 'threads', medium: 'social', hosts: ['threads.net', 'threads.com'] },
  { source: 'x', medium: 'social', hosts: ['x.com', 't.co', 'twitter'] },
  { source: 'linkedin', medium: 'social', hosts: ['linkedin', 'lnkd.in'] },
  { source: 'youtube', medium: 'social', hosts: ['youtube', 'youtu.be'] },
  { source: 'xiaohongshu', medium: 'social', hosts: ['xiaohongshu', 'xhslink.com'] },
  { source: 'douyin', medium: 'social', hosts: ['douyin'] },
  { source: 'tiktok', medium: 'social', hosts: ['tiktok'] },
  { source: 'weibo', medium: 'social', hosts: ['weibo', 't.cn'] },
  { source: 'wechat', medium: 'social', hosts: ['weixin.qq.com', 'wechat'] },
  { source: 'whatsapp', medium: 'social', hosts: ['whatsapp', 'wa.me'] },
  { source: 'lihkg', medium: 'social', hosts: ['lihkg'] },
  { source: 'discuss', medium: 'social', hosts: ['discuss.com.hk'] },
  { source: 'reddit', medium: 'social', hosts: ['reddit'] },
  { source: 'chatgpt', medium: 'assistant', hosts: ['chatgpt.com', 'chat.openai.com'] },
  { source: 'gemini', medium: 'assistant', hosts: ['gemini.google.com'] },
  { source: 'copilot', medium: 'assistant', hosts: ['copilot.microsoft.com'] },
  { source: 'perplexity', medium: 'assistant', hosts: ['perplexity'] },
  { source: 'deepseek', medium: 'assistant', hosts: ['deepseek'] },
];

/** Parameters that advertisers add to a link by themselves. The value is that of one person’s click, so that only its kind is kept. */
export const clickIds: readonly { parameter: string; source: string; medium: string }[] = [
  { parameter: 'gclid', source: 'google', medium: 'cpc' },
  { parameter: 'gbraid', source: 'google', medium: 'cpc' },
  { parameter: 'wbraid', source: 'google', medium: 'cpc' },
  { parameter: 'msclkid', source: 'bing', medium: 'cpc' },
  { parameter: 'ttclid', source: 'tiktok', medium: 'cpc' },
  { parameter: 'li_fat_id', source: 'linkedin', medium: 'cpc' },
  { parameter: 'twclid', source: 'x', medium: 'cpc' },
  { parameter: 'fbclid', source: 'facebook', medium: 'social' },
];
