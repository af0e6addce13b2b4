import type accountScreen from '@locales/en/account-screen.json';
import type account from '@locales/en/account.json';
import type applicationForm from '@locales/en/application-form.json';
import type application from '@locales/en/application.json';
import type callBack from '@locales/en/call-back.json';
import type calculation from '@locales/en/calculation.json';
import type coApplicant from '@locales/en/co-applicant.json';
import type common from '@locales/en/common.json';
import type contact from '@locales/en/contact.json';
import type contentForm from '@locales/en/content-form.json';
import type decline from '@locales/en/decline.json';
import type desk from '@locales/en/desk.json';
import type diagram from '@locales/en/diagram.json';
import type document from '@locales/en/document.json';
import type estate from '@locales/en/estate.json';
import type evaluation from '@locales/en/evaluation.json';
import type help from '@locales/en/help.json';
import type indicative from '@locales/en/indicative.json';
import type jobApplication from '@locales/en/job-application.json';
import type loading from '@locales/en/loading.json';
import type otp from '@locales/en/otp.json';
import type productFinder from '@locales/en/product-finder.json';
import type transfer from '@locales/en/transfer.json';
import type evaluationAnswer from '@locales/en/evaluation-answer.json';
import type { TextKey, TextValues } from '@/lib/texts/locale-texts';

interface Namespaces {
  account: typeof account;
  'account-screen': typeof accountScreen;
  application: typeof application;
  'application-form': typeof applicationForm;
  'call-back': typeof callBack;
  calculation: typeof calculation;
  'co-applicant': typeof coApplicant;
  common: typeof common;
  contact: typeof contact;
  'content-form': typeof contentForm;
  decline: typeof decline;
  desk: typeof desk;
  diagram: typeof diagram;
  document: typeof document;
  estate: typeof estate;
  evaluation: typeof evaluation;
  'evaluation-answer': typeof evaluationAnswer;
  help: typeof help;
  indicative: typeof indicative;
  'job-application': typeof jobApplication;
  loading: typeof loading;
  otp: typeof otp;
  'product-finder': typeof productFinder;
  transfer: typeof transfer;
}

/** The files of `public/locales` that i18next reads. */
export type Namespace = keyof Namespaces;

type StemOf<Key extends string> = Key extends `${infer Stem}_one` ? Stem : never;

/** Of the plural forms of a text, which end in `_one` and `_other`, only the stem: i18next picks the form by the value `count`. */
type WithoutPlurals<Key extends string> =
  | StemOf<Key>
  | Exclude<Key, `${StemOf<Key>}_${'one' | 'other'}`>;

type NamespaceKeys = { [N in Namespace]: WithoutPlurals<TextKey<Namespaces[N]>> };

/** The keys of a namespace's English file; for several namespaces, the keys of any of them. */
export type NamespaceKey<N extends Namespace> = NamespaceKeys[N];

/** A function that reads the texts of these namespaces; a function for more namespaces can be passed in its place. */
export type Translate<in N extends Namespace> = (
  key: NamespaceKey<N>,
  values?: TextValues,
) => string;
