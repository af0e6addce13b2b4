import type { SectionVideo } from '@/contracts/site/site';

const transcriptEn = `A residential tower is drawn among its neighbours. One window lights up and a label appears: HK$6,000,000. You own a flat in Hong Kong; suppose this is what it is worth.

A screen shows a loan of HK$3,000,000. As the slider moves, the monthly payment follows and stops at HK$36,398. This is an example: ten years at 8% a year, APR 8.30%, total interest HK$1,367,794. It is not an offer.

A clock hand moves while four fields on a phone are filled in and ticked. You apply online at your own pace, save at any step and carry on later.

An identity card, a statement and a property document fly into the phone, and three ticks appear on a list. You send your documents from your phone; a checklist says what we need, and why.

A pair of scales stands beside a document. A pen signs it and a red seal closes it. You agree to the terms, then sign at the solicitor’s office.

The harbour is drawn from end to end, and HK$3,000,000 appears above it with a green tick: the money is paid out.

Warning: You have to repay your loans. Don’t pay any intermediaries.`;

const transcriptHk = `畫面逐筆畫出一座住宅大廈，其中一扇窗亮起，旁邊出現港幣 6,000,000 元。你在香港有一個單位，假設估值為此數。

螢幕顯示貸款額港幣 3,000,000 元。滑桿移動，每月供款隨之改變，最後停在港幣 36,398 元。以上為例子：還款期 10 年，年利率 8%，實際年利率 8.30%，利息總額港幣 1,367,794 元，並非貸款要約。

時鐘的指針走動，手提電話上四個欄位逐一填妥並加上剔號。你可按自己的步伐在網上申請，每一步均可儲存，稍後再填。

身份證、入息紀錄和物業文件先後飛入手提電話，清單上出現三個剔號。你可用手提電話上載文件；清單列明所需文件及用途。

天秤旁邊有一份文件，一支筆在上面簽署，再蓋上紅色印章。同意條款之後，你到律師樓簽署文件。

維港景色由左至右畫出，上方出現港幣 3,000,000 元和綠色剔號：款項發放。

忠告：借錢梗要還，咪俾錢中介`;

const transcriptCn = `画面一笔一笔画出一栋住宅楼，有一扇窗亮了起来，旁边写着 6,000,000 港元。您在香港有一套房产，假设估值为此数。

屏幕上显示贷款 3,000,000 港元。拖动滑块，月供跟着变化，最后停在 36,398 港元。这只是一个示例：期限 10 年，年利率 8%，实际年利率 8.30%，利息合计 1,367,794 港元，不构成贷款要约。

时钟的指针在走，手机上的四个栏目逐一填好并打勾。您可以按自己的节奏在线申请，每一步都能保存，之后再继续。

身份证、收入证明和房产文件依次飞进手机，清单上出现三个对勾。您可以用手机拍照上传文件；清单写明所需文件及用途。

天平旁边放着一份文件，一支笔签上名字，盖上红色印章。同意条款之后，您到香港的律师行签署文件。

维多利亚港的天际线从左到右画了出来，上方出现 3,000,000 港元和绿色对勾：贷款到账。

忠告：借钱梗要还，咪俾钱中介`;

/** The explainer film drawn by `scripts/draw/explainer-film.mjs`; silent, so its words are the captions and these transcripts. */
export const sectionVideos: SectionVideo[] = [
  {
    _id: 'how-it-works',
    titleEn: 'Video: from property valuation to loan',
    titleHk: '短片：由物業估價到申請貸款',
    titleCn: '视频：从房产估价到申请贷款',
    transcriptEn,
    transcriptHk,
    transcriptCn,
    src: '/videos/how-it-works.mp4',
    poster: '/videos/how-it-works.jpg',
    width: 1280,
    height: 720,
    durationSeconds: 29.2,
    captionsEn: '/videos/how-it-works.en.vtt',
    captionsHk: '/videos/how-it-works.hk.vtt',
    captionsCn: '/videos/how-it-works.cn.vtt',
  },
];
