import type { ReactNode } from 'react';
import { SmartLink } from '@/components/smart-link';
import { contentPaths } from '@/config/paths';
import type { Locale } from '@/contracts/locale';
import { documentsOpened } from '@/features/account/documents-opened';
import { useAppDispatch } from '@/store/hooks';

interface UploadLinkProps {
  applicationNumber: string;
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/** Leads to the documents of one application. Which one it is goes along in the store, so that the page need not ask and no address holds a number. */
export function UploadLink({ applicationNumber, locale, className, children }: UploadLinkProps) {
  const dispatch = useAppDispatch();
  return (
    <SmartLink
      href={contentPaths.uploadDocument}
      locale={locale}
      {...(className === undefined ? {} : { className })}
      onClick={() => dispatch(documentsOpened({ locale, applicationNumber }))}
    >
      {children}
    </SmartLink>
  );
}
