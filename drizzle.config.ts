import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './src/backoffice/db/schema/**/*.ts',
  out: './src/backoffice/db/migrations',
});
