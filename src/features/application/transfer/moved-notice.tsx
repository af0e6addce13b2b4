import formStyles from '@/components/form/form.module.css';
import { RequireNamespace } from '@/components/loading/require-namespace';
import { useTranslate } from '@/i18n/use-translate';
import { useAppDispatch } from '@/store/hooks';
import { newApplicationStarted } from '../application.slice';
import type { Application } from '../use-application';

/** Takes the place of an application that goes on on another device. */
export function MovedNotice({ application }: { application: Application }) {
  return (
    <RequireNamespace namespace="transfer">
      <Notice application={application} />
    </RequireNamespace>
  );
}

function Notice({ application: { go } }: { application: Application }) {
  const t = useTranslate('transfer');
  const dispatch = useAppDispatch();
  const startAnother = (): void => {
    dispatch(newApplicationStarted());
    go();
  };
  return (
    <div role="status">
      <h2>{t('moved.title')}</h2>
      <p>{t('moved.body')}</p>
      <p className={formStyles.actions}>
        <button type="button" className={formStyles.secondary} onClick={startAnother}>
          {t('moved.another')}
        </button>
      </p>
    </div>
  );
}
