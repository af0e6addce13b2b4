import { config } from 'zod';

// The Content-Security-Policy forbids eval, which zod's JIT uses; schemas must be created after this.
config({ jitless: true });
