/** The pattern of a glob: `**` stands for any folders, at the end for any files in them; `*` for a part of a name; `{a,b}` for either name. */
export function globPattern(glob: string): RegExp {
  const parts = glob.split('/').map((part, index, { length }) => {
    if (part === '**') return index === length - 1 ? '.+' : '(?:.+/)?';
    const name = part
      .replaceAll('.', '\\.')
      .replaceAll('*', '[^/]*')
      .replace(/\{([^}]*)\}/g, (_all, names: string) => `(?:${names.replaceAll(',', '|')})`);
    return index === length - 1 ? name : `${name}/`;
  });
  return new RegExp(`^${parts.join('')}$`);
}
