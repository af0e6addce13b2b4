interface Said {
  id: string;
  status: string;
  reason?: string;
  words?: string;
  /** When the bank settled it. */
  on?: string;
}

const reasonOf = ({ reason, words }: Pick<Said, 'reason' | 'words'>): string =>
  reason === undefined
    ? ''
    : `<StsRsnInf><Rsn><Cd>${reason}</Cd></Rsn>${words === undefined ? '' : `<AddtlInf>${words}</AddtlInf>`}</StsRsnInf>`;

/** A customer payment status report of ISO 20022, each payment on a line of its own from the fifth on. */
export const statusReport = ({
  fileId,
  payments = [],
  group = '',
  version = '10',
  madeAt = '2026-11-16T09:00:00+08:00',
}: {
  fileId: string;
  payments?: readonly Said[];
  /** The status of the whole file. */
  group?: string;
  version?: string;
  madeAt?: string;
}): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.${version}"><CstmrPmtStsRpt>`,
    `<GrpHdr><MsgId>R1</MsgId><CreDtTm>${madeAt}</CreDtTm></GrpHdr>`,
    `<OrgnlGrpInfAndSts><OrgnlMsgId>${fileId}</OrgnlMsgId><OrgnlMsgNmId>pain.001.001.09</OrgnlMsgNmId>${group === '' ? '' : `<GrpSts>${group}</GrpSts>`}</OrgnlGrpInfAndSts><OrgnlPmtInfAndSts><OrgnlPmtInfId>${fileId}</OrgnlPmtInfId>`,
    ...payments.map(
      ({ id, status, on, ...why }) =>
        `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId><TxSts>${status}</TxSts>${reasonOf(why)}${on === undefined ? '' : `<FctvIntrBkSttlmDt><Dt>${on}</Dt></FctvIntrBkSttlmDt>`}</TxInfAndSts>`,
    ),
    '</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>',
  ].join('\n');
