/** Structured data of a page as one graph. */
export function JsonLdScript({ items }: { items: readonly object[] }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': items }).replaceAll(
    '<',
    '\\u003c',
  );
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
