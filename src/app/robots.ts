import type { MetadataRoute } from 'next';
import { publicSettings } from '@/config/env.public';

export const dynamic = 'force-dynamic';

/** Pages that must not be indexed carry `noindex`; a crawler has to be allowed to fetch them to read it. */
export default function robots(): MetadataRoute.Robots {
  const { siteUrl } = publicSettings();
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
