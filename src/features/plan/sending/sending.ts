import type { SendingOfKind } from '#sync/outbox/sending.ts'

/** How the rows and cells of a planner are sent. */
export const planSending: SendingOfKind = {
  types: ['cells', 'planRow'],
  load: async () => (await import('./tableSending.ts')).tableSending,
}
