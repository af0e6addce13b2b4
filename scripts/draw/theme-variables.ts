import { writeFileSync } from 'node:fs';
import { themeVariables } from '@/theme/theme';

writeFileSync(new URL('../../src/theme/theme-variables.css', import.meta.url), themeVariables());
