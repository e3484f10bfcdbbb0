import type * as Y from 'yjs'
import type { RoomStateQuery } from '#api/generated.ts'
import { stateRoots, writeChanged } from '#domain/workshop/state.ts'

/** Writes the answer of a call into a document of kind `state`; only fields that changed. */
export function fillState(doc: Y.Doc, { workshop }: RoomStateQuery): void {
  const { state, parts, facilitatorGroup, ...info } = workshop
  const currentState = state.currentState === 'RU' ? 'RU' : 'PA'
  writeChanged(stateRoots.state(doc), { ...state, currentState })
  const facilitatorNames = facilitatorGroup.map(({ firstName, lastName }) =>
    `${firstName} ${lastName}`.trim(),
  )
  writeChanged(stateRoots.workshop(doc), { ...info, facilitatorNames })
  fillMap(
    stateRoots.parts(doc),
    parts.map((part) => [part.id, part]),
  )
}

/** Makes a map hold exactly these values. */
export function fillMap<Value>(map: Y.Map<Value>, values: readonly (readonly [string, Value])[]): void {
  const wanted = Object.fromEntries(values)
  for (const key of map.keys()) if (!Object.hasOwn(wanted, key)) map.delete(key)
  writeChanged(map, wanted)
}
