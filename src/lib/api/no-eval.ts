import { config } from 'zod';

// The pages' policy forbids eval, which zod would try; schemas must be made after this.
config({ jitless: true });
