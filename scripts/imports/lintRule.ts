import { posix, relative, sep } from 'node:path'
import type { Rule } from 'eslint'
import { fileMistake, missingMistake, packageMistake, layerOf } from './law.ts'
import { fileOf, readProject } from './resolve.ts'
import type { Project } from './resolve.ts'

/** The ESLint rule of the import law: checks every import of a file, static, dynamic or re-exported. */
export const importLaw: Rule.RuleModule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const project = readProject(context.cwd)
    const from = relative(context.cwd, context.filename).split(sep).join('/')

    function check(node: Rule.Node, source: unknown): void {
      const specifier = literalText(source)
      if (specifier === undefined) return
      const isType = 'importKind' in node && node.importKind === 'type'
      const message = mistake(from, specifier, project, isType)
      if (message) context.report({ node, message })
    }

    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    }
  },
}

/**
 * The mistake in one import, as a sentence; nothing when it is allowed.
 *
 * @param isType the import leaves no code at run time
 */
export function mistake(
  from: string,
  specifier: string,
  project: Project,
  isType = false,
): string | undefined {
  const file = fileOf(specifier, from, project)
  if (file === undefined)
    return packageMistake(from, specifier) ?? (isType ? undefined : missingMistake(from, specifier, project))
  if (!/\.\w+$/.test(file))
    return `Write "${specifier}" with its extension: Node runs these files as they are.`
  return aliasMistake(from, specifier, file) ?? fileMistake(from, file)
}

function aliasMistake(from: string, specifier: string, file: string): string | undefined {
  const isRelative = specifier.startsWith('.')
  if (!isRelative || topOf(from) === topOf(file)) return undefined
  const { kind } = layerOf(file)
  if (kind === 'outside' || layerOf(from).kind === 'outside') return undefined
  return `Across top folders write the alias (#domain/…, #sync/…), not "${specifier}": it survives a move.`
}

function topOf(path: string): string {
  const parts = path.split('/')
  return posix.join(...parts.slice(0, parts[0] === 'server' ? 1 : 2))
}

function literalText(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null || !('value' in source)) return undefined
  return typeof source.value === 'string' ? source.value : undefined
}
