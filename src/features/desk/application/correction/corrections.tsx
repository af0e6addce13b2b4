import type { DeskApplication } from '@/contracts/application/application-desk';
import { answerGroups, type AnswerRow } from '@/features/application/form/answer-groups';
import type { ApplicationForm } from '@/contracts/application/application-form';
import type { TranslationProps } from '@/i18n/translation-props';
import { useTranslate } from '@/i18n/use-translate';
import { formatDayAndTime } from '@/lib/dates';
import { differingPaths } from '@/lib/object/json-paths';
import { DataTable } from '@/features/desk/list/data-table';

interface CorrectionsProps extends TranslationProps<'desk'> {
  application: DeskApplication;
}

const noProblems: ReadonlySet<string> = new Set();

/** What staff corrected in the answers, newest first: each answer before and after, who did it and why. */
export function Corrections({
  application: { form, product, handling },
  t,
  locale,
}: CorrectionsProps) {
  const tForm = useTranslate('application', 'application-form');
  const rowsOf = (part: ApplicationForm): AnswerRow[] =>
    answerGroups({
      form: { ...form, ...part },
      product,
      invalidPaths: noProblems,
      t: tForm,
      locale,
    }).flatMap(({ rows }) => rows);
  const rows = handling
    .flatMap(({ correction, at, by, note }) => {
      if (correction === null) return [];
      const { section, before, after } = correction;
      const [was, is] = [rowsOf(before), rowsOf(after)];
      const changed = differingPaths(before, after);
      const answers = [...new Map([...was, ...is].map(({ path, label }) => [path, label]))]
        .map(([path, label]) => ({
          path,
          label,
          before: was.find((one) => one.path === path)?.value ?? '',
          after: is.find((one) => one.path === path)?.value ?? '',
        }))
        // Numbers of identity documents may look alike where they are masked.
        .filter((one) => one.before !== one.after || changed.includes(one.path));
      return answers.length > 0
        ? answers.map((one) => ({ ...one, at, by, note }))
        : {
            path: section,
            label: tForm(`section.${section}`),
            before: '',
            after: '',
            at,
            by,
            note,
          };
    })
    .toReversed();
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{t('correction.title')}</h3>
      <DataTable
        label={t('correction.title')}
        rows={rows}
        keyOf={({ at, path }) => `${at} ${path}`}
        columns={[
          { heading: t('correction.answer'), cell: ({ label }) => label },
          { heading: t('correction.before'), cell: ({ before }) => before },
          { heading: t('correction.after'), cell: ({ after }) => after },
          { heading: t('application.reason'), cell: ({ note }) => note },
          { heading: t('audit.staff'), cell: ({ by }) => by },
          { heading: t('audit.at'), cell: ({ at }) => formatDayAndTime(new Date(at), locale) },
        ]}
      />
    </>
  );
}
