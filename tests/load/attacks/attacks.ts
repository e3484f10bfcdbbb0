import { getIntrospectionQuery } from 'graphql'
import { createPost } from '#support/calls/session.ts'
import type { Attack } from './attacker.ts'
import type { AttackScene } from './scene.ts'

/** Everything of a brainstorm that one alias may request. */
const everything = `posts { id postText postDesc color score createdTimeStamp isMine hasLiked multiTopic { id } postGroup { id }
  comments { id text createdTimeStamp subComments { id text } } }
  postGroups { id groupNameText score postSet { id postText postDesc createdTimeStamp } }`

/** What one costly caller can send, by the name used in reports. */
export function attacksOn({ port, session, attacker }: AttackScene): Record<string, Attack> {
  const { objectId, workshopId, common } = session
  const fromMember = { port, token: attacker.token, atATime: 8 }
  const fromNobody = { port, token: null, atATime: 8 }
  const ask = (query: string, variables: object = {}) => JSON.stringify({ query, variables })
  const aliases = Array.from({ length: 15 }, (_, alias) => `a${alias}: brainstorm(id: "${objectId}")`)
  const largest = ask(
    `{ ${aliases.map((alias) => `${alias} { ${everything} }`).join(' ')} }`.replace(/\s+/g, ' '),
  )
  return {
    '15 aliases of the largest query': {
      ...fromMember,
      bodies: [largest],
    },
    'the largest query, and nobody waits for the answer': {
      ...fromMember,
      hangsUpMs: 100,
      bodies: [largest],
    },
    'the largest query in turn': {
      ...fromMember,
      bodies: [ask(`{ brainstorm(id: "${objectId}") { ${everything} } }`)],
    },
    'a small question about a large brainstorm': {
      ...fromMember,
      bodies: [ask(`{ brainstorm(id: "${objectId}") { id } }`)],
    },
    'introspection without a token': { ...fromNobody, bodies: [ask(getIntrospectionQuery())] },
    'introspection that is never the same': {
      ...fromNobody,
      bodies: [ask(`${getIntrospectionQuery()} # {n}`)],
    },
    'documents that do not hold': {
      ...fromNobody,
      bodies: [ask(`{ ${Array.from({ length: 150 }, (_, at) => `nothing${at}x{n}`).join(' ')} }`)],
    },
    'answers as fast as possible': {
      ...fromMember,
      bodies: [ask(createPost, { common, brainstormId: objectId, postText: 'spam {n}' })],
    },
    'joins as fast as possible': {
      ...fromNobody,
      bodies: [
        ask('mutation ($id: ID!) { createTempUser(workshopId: $id) { ok errorString user { id } } }', {
          id: workshopId,
        }),
      ],
    },
  }
}
