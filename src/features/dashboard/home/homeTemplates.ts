interface Copied {
  copyCounter: number
  templateOfficial: boolean
  templatePublic: boolean
}

/** Templates of the library that the home page shows. */
const topOfLibrary = 9

/** The most copied ones; of those that were copied as often the library's come first, else they keep their order. */
export function mostCopied<One extends Copied>(templates: readonly One[], count: number): One[] {
  return templates
    .toSorted((a, b) => b.copyCounter - a.copyCounter || Number(isListed(b)) - Number(isListed(a)))
    .slice(0, count)
}

/**
 * The nine most copied templates of the library, which holds official and public ones.
 *
 * @see specification, part 1, section 9: Top library templates on home
 */
export function topLibrary<One extends Copied>(templates: readonly One[]): One[] {
  return mostCopied(templates.filter(isListed), topOfLibrary)
}

function isListed({ templateOfficial, templatePublic }: Copied): boolean {
  return templateOfficial || templatePublic
}
