import { createTabState } from '@/components/create-tab-state';
import {
  cvEndings,
  jobApplicationLimits,
} from '@/contracts/job-application/job-application-choices';
import { parsePhone } from '@/lib/phone';
import { isEmailAddress } from '@/lib/texts/is-email-address';

export interface JobApplicationValues {
  jobId: string;
  name: string;
  phone: string;
  email: string;
  message: string;
  hasConsented: boolean;
  /** In memory only; a change of language keeps it. */
  cv: File | null;
}

export const emptyValues: JobApplicationValues = {
  jobId: '',
  name: '',
  phone: '',
  email: '',
  message: '',
  hasConsented: false,
  cv: null,
};

/** Form values, which outlive the form within the tab. */
export const useJobApplicationValues = createTabState<JobApplicationValues>();

/** The reference of the application that was sent, until another one is begun. */
export const useJobApplicationReference = createTabState<string | null>();

/** Suffix of a translation key `problem.…`. */
export type JobApplicationProblem =
  | 'jobId'
  | 'name'
  | 'phone'
  | 'phoneWrong'
  | 'email'
  | 'messageLong'
  | 'cv'
  | 'cvEmpty'
  | 'cvBig'
  | 'cvType'
  | 'consent';

type Problems = Partial<Record<keyof JobApplicationValues, JobApplicationProblem>>;

const bytesPerMegabyte = 1024 * 1024;

/** The errors of each field; the server also checks the bytes of the file. */
export function jobApplicationProblems(
  { jobId, name, phone, email, message, hasConsented, cv }: JobApplicationValues,
  { maxMegabytes }: { maxMegabytes: number },
): Problems {
  const problems: Problems = {
    jobId: jobId === '' ? 'jobId' : undefined,
    name: name.trim() === '' ? 'name' : undefined,
    phone: phone.trim() === '' ? 'phone' : parsePhone(phone) === null ? 'phoneWrong' : undefined,
    email: isEmailAddress(email) ? undefined : 'email',
    message: message.trim().length > jobApplicationLimits.messageMax ? 'messageLong' : undefined,
    cv: cvProblem(cv, maxMegabytes),
    hasConsented: hasConsented ? undefined : 'consent',
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem));
}

function cvProblem(cv: File | null, maxMegabytes: number): JobApplicationProblem | undefined {
  if (!cv) return 'cv';
  if (!cvEndings.some((ending) => cv.name.toLowerCase().endsWith(ending))) return 'cvType';
  if (cv.size === 0) return 'cvEmpty';
  return cv.size > maxMegabytes * bytesPerMegabyte ? 'cvBig' : undefined;
}
