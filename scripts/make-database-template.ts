import { makeDatabaseTemplate } from '@/backoffice/db/make-template';

await makeDatabaseTemplate('dist/server/database-template.tar.gz');
