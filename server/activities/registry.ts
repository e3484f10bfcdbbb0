import { brainstormServer } from './brainstorm/server.ts'
import { evaluateServer } from './evaluate/server.ts'
import { identifyServer } from './identify/server.ts'
import { organizeServer } from './organize/server.ts'
import { planServer } from './plan/server.ts'
import { presentServer } from './present/server.ts'
import { pulseServer } from './pulse/server.ts'
import type { ActivityServers } from './contract.ts'

/** The GraphQL parts of all kinds of activities. */
export const activityServers: ActivityServers = {
  brainstorm: brainstormServer,
  evaluate: evaluateServer,
  identify: identifyServer,
  organize: organizeServer,
  plan: planServer,
  present: presentServer,
  pulse: pulseServer,
}
