import type { Job } from '@/contracts/site';
import { customerJobs } from './jobs.customer';
import { officeJobs } from './jobs.office';

export const jobs: Job[] = [...customerJobs, ...officeJobs];
