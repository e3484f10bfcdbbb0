import {
  getNamedType,
  GraphQLID,
  GraphQLString,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
} from 'graphql'
import type { ArgumentNode, FieldNode, GraphQLInputType, OperationDefinitionNode, ValueNode } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { callsOf } from '#support/calls/calls.ts'
import { withServer } from '#support/servers/withServer.ts'
import { callPolicy, calls } from './calls.ts'
import type { CallCase } from './calls.ts'
import { makeCast } from './cast.ts'
import type { Cast } from './cast.ts'
import { readSchema } from './schemaFields.ts'
import { setStage } from './stage.ts'
import type { Stage } from './stage.ts'
import type { Who } from './verdicts.ts'

// One account makes every call on behalf of everyone, more than any person sends.
const server = withServer({}, { commandAllowance: { burst: 100_000, perSecond: 1000 } })
let cast: Cast
let stage: Stage

beforeAll(async () => {
  cast = await makeCast(server)
  stage = await setStage(server, cast)
})

/** NUL, half a surrogate pair, a control character, a byte order mark, a bidirectional control character. */
const bad = { nul: 'a\u0000b', half: 'a\ud800b', control: 'a\u0007b', bom: '\ufeffab', turned: 'a\u202eb' }

const schema = readSchema()
const cases = (Object.keys(callPolicy) as CallCase[]).filter((name) => !name.startsWith('Subscription.'))

/**
 * Every position in a call for a text or an id: its path through inputs and lists, and the type of a variable there.
 */
interface ArgumentPath {
  path: string[]
  type: string
}

function placesIn(type: GraphQLInputType, path: string[]): ArgumentPath[] {
  const named = getNamedType(type)
  if (named === GraphQLID || named === GraphQLString) return [{ path, type: named.name }]
  if (!isInputObjectType(named) || path.length > 3) return []
  return Object.values(named.getFields()).flatMap((field) => placesIn(field.type, [...path, field.name]))
}

/** The value of an argument with the variable at one position; the rest is taken from the call, or generated. */
function withVariable(
  type: GraphQLInputType,
  given: ValueNode | undefined,
  [next, ...rest]: string[],
): ValueNode {
  if (isNonNullType(type)) return withVariable(type.ofType as GraphQLInputType, given, [next ?? '', ...rest])
  if (isListType(type)) {
    const first = given?.kind === Kind.LIST ? given.values[0] : undefined
    return {
      kind: Kind.LIST,
      values: [withVariable(type.ofType as GraphQLInputType, first, [next ?? '', ...rest])],
    }
  }
  if (!isInputObjectType(type)) return { kind: Kind.VARIABLE, name: { kind: Kind.NAME, value: 'bad' } }
  const fields = given?.kind === Kind.OBJECT ? given.fields : []
  const field = type.getFields()[next ?? '']
  if (!field) throw new Error(`no ${next}`)
  const name = { kind: Kind.NAME, value: field.name } as const
  const before = fields.find((one) => one.name.value === field.name)?.value
  return {
    kind: Kind.OBJECT,
    fields: [
      ...fields.filter((one) => one.name.value !== field.name),
      { kind: Kind.OBJECT_FIELD, name, value: withVariable(field.type, before, rest) },
    ],
  }
}

/** The call of the table, once for each of its positions. */
function variants(name: CallCase, who: Who): { query: string; place: ArgumentPath }[] {
  const [kind = '', field = ''] = name.replace(/ \(.*$/, '').split('.')
  const definition = schema.getType(kind)
  const args =
    definition && 'getFields' in definition
      ? (definition.getFields()[field] as { args: readonly { name: string; type: GraphQLInputType }[] }).args
      : []
  const document = parse(`${kind.toLowerCase()} { ${calls[name](stage, who, cast)} }`)
  const operation = document.definitions[0] as OperationDefinitionNode
  const selection = operation.selectionSet.selections[0] as FieldNode
  return args.flatMap((arg) =>
    placesIn(arg.type, []).map((place) => {
      const given = selection.arguments?.find((one) => one.name.value === arg.name)?.value
      const changed: ArgumentNode = {
        kind: Kind.ARGUMENT,
        name: { kind: Kind.NAME, value: arg.name },
        value: withVariable(arg.type, given, place.path),
      }
      const others = (selection.arguments ?? []).filter((one) => one.name.value !== arg.name)
      const query = print({ ...selection, arguments: [...others, changed] })
      const asked = `${kind.toLowerCase()} ($bad: ${place.type}!) { ${query} }`
      return { query: asked, place: { path: [arg.name, ...place.path], type: place.type } }
    }),
  )
}

test.each(cases)('[R3] no character in a text or an id makes the server fail: %s', async (name) => {
  const who: Who = callPolicy[name].facilitator === 'FORBIDDEN' ? 'participantA' : 'facilitator'
  const token = name.endsWith('logout') ? null : stage.tokens[who]
  const wrong: string[] = []
  for (const { query, place } of variants(name, who)) {
    for (const [what, value] of Object.entries(bad)) {
      const { status, codes, text } = await callsOf(server, token).ask(query, { bad: value })
      const at = `${place.path.join('.')}, ${what}`
      if (status >= 500 || codes.includes('INTERNAL_SERVER_ERROR') || codes.includes(''))
        wrong.push(`${at}: ${text}`)
      const isRefusedId = codes.length > 0 || /"ok":false/.test(text)
      if (place.type === 'ID' && (what === 'nul' || what === 'half') && !isRefusedId)
        wrong.push(`${at} is taken: ${text}`)
    }
  }
  expect(wrong).toEqual([])
})

test('[R3] bad characters in a path do not make a call fail', async () => {
  const token = encodeURIComponent(stage.tokens.facilitator ?? '')
  const paths = [
    `/api/export/${stage.workshopId}%00/${token}`,
    `/api/export/${stage.workshopId}/%00`,
    `/api/exportjira/${stage.workshopId}/%00/${token}`,
    '/api/account/%00',
    '/api/getpdf/%00/slides.pdf/x',
  ]
  for (const path of paths) expect((await fetch(server.url + path)).status, path).toBe(404)
})
