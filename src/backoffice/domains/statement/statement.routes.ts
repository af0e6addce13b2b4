import type { RecordAccess } from '@/backoffice/http/access/record-access';
import type { Registrar } from '@/backoffice/http/registrar';
import type { LetterService } from '../letter/letter.service';
import type { CertificateService } from './certificate/certificate.service';
import { archiveYearsOf, type StatementService } from './statement.service';

export function registerStatementRoutes(
  { customer: route }: Registrar,
  {
    statements,
    certificates,
    letters,
    recordAccess,
  }: {
    statements: StatementService;
    certificates: CertificateService;
    letters: LetterService;
    recordAccess: RecordAccess;
  },
): void {
  route('internetStmDate', async ({ query }, { caller }) => ({
    body: { data: await statements.list(caller.customerId, query.acct_no) },
  }));
  route('enquiryStatement', async ({ query }, call) => {
    const { customerId } = call.caller;
    const { format } = query;
    const file = await statements.renderFile(customerId, {
      loanNo: query.loan_no,
      stmDate: query.stm_date,
      format,
      locale: call.locale,
    });
    await recordAccess(call, { kind: 'statement-downloaded', customerId, detail: format });
    return file;
  });
  route('loanDocuments', async ({ query: { loan_no: loanNo } }, { caller: { customerId } }) => ({
    body: {
      data: {
        archiveYears: archiveYearsOf(await statements.list(customerId, loanNo)),
        certificates: await certificates.list(customerId, loanNo),
      },
    },
  }));
  route('statementArchive', async ({ query }, call) => {
    const { customerId } = call.caller;
    const { fileName, bytes } = await statements.archive(customerId, {
      loanNo: query.loan_no,
      ...(query.year === undefined ? {} : { year: query.year }),
      locale: call.locale,
    });
    await recordAccess(call, { kind: 'statement-downloaded', customerId, detail: 'zip' });
    return {
      disposition: `attachment; filename="${fileName}"`,
      contentType: 'application/zip',
      bytes,
    };
  });
  route('interestCertificate', async ({ query }, call) => {
    const { customerId } = call.caller;
    const file = await certificates.render(customerId, {
      loanNo: query.loan_no,
      year: query.year,
      locale: call.locale,
    });
    await recordAccess(call, { kind: 'certificate-downloaded', customerId, detail: 'pdf' });
    return file;
  });
  route('letters', async (_, { caller: { customerId } }) => ({
    body: { data: await letters.list(customerId) },
  }));
  route('letter', async ({ params }, call) => {
    const { customerId } = call.caller;
    const file = await letters.render(customerId, { ...params, locale: call.locale });
    await recordAccess(call, { kind: 'letter-downloaded', customerId, detail: 'pdf' });
    return file;
  });
  route('issueSettlementLetter', async ({ body }, { caller: { customerId } }) => ({
    body: { data: await letters.issueSettlementFigure(customerId, body) },
  }));
}
