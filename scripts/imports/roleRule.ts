import { relative, sep } from 'node:path'
import type { Rule } from 'eslint'

type Node = { type: string } & Record<string, unknown>

/** Roles whose name means nothing else. */
const people = ['facilitator', 'participant', 'registered', 'stranger', 'viewer']
/** Roles that are also kinds of callers, of pages and of dialogs. */
const devices = ['remote', 'projector']

const why =
  'Roles are compared in src/domain only. Name the act or what is shown, and ask its table (src/domain/permissions.ts): ' +
  'mayDo and maySee, on screens useMayDo and useMaySee. A comparison elsewhere is forgotten when a rule changes.'

/** The ESLint rule about roles: outside of the domain, nothing is compared with one. SPEC R5 */
export const roleLaw: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
  },
  create(context) {
    const from = relative(context.cwd, context.filename).split(sep).join('/')
    const isProgram = /^(src|server)\//.test(from) && !/\.test\.tsx?$/.test(from)
    if (!isProgram || from.startsWith('src/domain/')) return {}
    const check = (node: Rule.Node, value: unknown, compared: unknown): void => {
      if (namesRole(value, compared)) context.report({ node, message: why })
    }
    return {
      BinaryExpression: (node) => {
        if (!['===', '!==', '==', '!='].includes(node.operator)) return
        check(node, node.right, node.left)
        check(node, node.left, node.right)
      },
      SwitchStatement: (node) => {
        for (const one of node.cases) check(one as Rule.Node, one.test, node.discriminant)
      },
    }
  },
}

function namesRole(value: unknown, compared: unknown): boolean {
  const name = (value as { value?: unknown } | null)?.value
  if (typeof name !== 'string') return false
  return people.includes(name) || (devices.includes(name) && /role$/i.test(nameOf(compared as Node)))
}

/** The last name in an expression: `role` of `author.role`, `useRole` of `useRole()`. */
function nameOf({ type, name, property, callee, expression }: Node): string {
  if (type === 'ChainExpression') return nameOf(expression as Node)
  if (type === 'MemberExpression') return nameOf(property as Node)
  if (type === 'CallExpression') return nameOf(callee as Node)
  return typeof name === 'string' ? name : ''
}
