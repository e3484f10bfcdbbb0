import type { AgendaPart } from '#domain/workshop/state.ts'

/** A brainstorm in an agenda, named after its id; the test overrides the fields it is about. */
export function agendaPart(id: string, given: Partial<AgendaPart> = {}): AgendaPart {
  return {
    id,
    objectId: `o-${id}`,
    content: 'workshop | brainstorm',
    partName: id,
    position: 0,
    hidden: false,
    numberOfAxis: null,
    ...given,
  }
}
