import type { AgendaPart } from '#domain/state.ts'

/** A brainstorm in an agenda, named after its id; what the test cares about is given. */
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
