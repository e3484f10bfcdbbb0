import { getNamedType, isObjectType } from 'graphql'
import type { GraphQLSchema } from 'graphql'
import type { ActivityScope } from '../../activities/scope.ts'

/**
 * Makes everything that a mutation answers pass the check of a query: things of an activity that is hidden from the
 * caller are null in its payload, and the caller learns whether the act was done. SPEC R4
 */
export function checkAnswers(schema: GraphQLSchema): void {
  const payload = schema.getType('Payload')
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || !type.getInterfaces().some((one) => one === payload)) continue
    for (const field of Object.values(type.getFields())) {
      if (!isObjectType(getNamedType(field.type))) continue
      field.resolve = (answer: Readonly<Record<string, unknown>>) => readable(answer[field.name])
    }
  }
}

/** What a call answers, or null where the caller may not read it; all of a list are of one activity. */
async function readable(answered: unknown): Promise<unknown> {
  const [first] = Array.isArray(answered) ? (answered as unknown[]) : [answered]
  const scope = scopeOf(first)
  return scope === null || (await scope.mayRead()) ? answered : null
}

function scopeOf(thing: unknown): Pick<ActivityScope, 'mayRead'> | null {
  const hasScope = typeof thing === 'object' && thing !== null && 'scope' in thing
  return hasScope ? (thing.scope as Pick<ActivityScope, 'mayRead'>) : null
}
