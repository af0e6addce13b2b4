'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContentDraft } from '@/contracts/content/content-desk';
import type { Locale } from '@/contracts/locale';
import { toRecord } from '@/lib/object/to-record';
import { useQuery } from '@/store/use-query';
import { contentCheck, contentName } from '../content-queries';
import { toBody, type FormValues } from './form-values';
import type { ContentPart } from './schema-field';

/** So long nobody has typed before what is written is checked. */
const restMs = 500;

interface LiveChecksOptions {
  draft: ContentDraft;
  parts: readonly ContentPart[];
  form: Pick<UseFormReturn<FormValues>, 'subscribe' | 'getValues'>;
  isDirty: boolean;
  locale: Locale;
}

/**
 * The draft with what is to be mended in what stands in the form, as the server would say it once it is saved. What is still empty is no problem
 * yet, unless it was one in the version that is stored.
 */
export function useLiveChecks({
  draft,
  parts,
  form: { subscribe, getValues },
  isDirty,
  locale,
}: LiveChecksOptions): ContentDraft {
  const { kind, id } = draft;
  const [body, setBody] = useState<Record<string, unknown> | null>(null);
  useEffect(() => {
    let timer = 0;
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        window.clearTimeout(timer);
        timer = window.setTimeout(
          () => setBody(toBody(parts, toRecord(getValues('document')))),
          restMs,
        );
      },
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [subscribe, getValues, parts]);
  // What was written before it was saved is not checked again.
  if (!isDirty && body !== null) setBody(null);
  const request = isDirty && body !== null ? { params: { kind, id }, body: { body } } : null;
  const { data } = useQuery(contentCheck, { locale, request });
  if (request === null || data.of !== contentName(draft)) return draft;
  return {
    ...draft,
    warnings: data.warnings,
    problems: Object.fromEntries(
      Object.entries(data.problems).filter(
        ([path]) => path in draft.problems || isWritten(valueAt(body, path)),
      ),
    ),
  };
}

/** What stands at a path such as `blocks.0.headingEn`. */
function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((found, step) => toRecord(found)[step], value);
}

const isWritten = (value: unknown): boolean =>
  value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0);
