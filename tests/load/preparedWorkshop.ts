import { randomUUID } from 'node:crypto'
import { callPlenum } from './calls.ts'
import { pollCount } from './target.ts'

/** A running session: a facilitator, and a brainstorm whose answers are shown. */
export interface PreparedWorkshop {
  token: string
  workshopId: string
  partId: string
  objectId: string
  /** The documents of a participant. */
  documents: string[]
  /** A Scales activity in the same session: its part, its board, its tally, and its polls. */
  scales: { objectId: string; partId: string; board: string; tally: string; polls: string[] }
  /** The documents of its facilitator. */
  facilitatorDocuments: string[]
}

/** Creates one, as a new facilitator does. */
export async function prepareWorkshop(port: number): Promise<PreparedWorkshop> {
  const email = `ana-${randomUUID()}@example.org`
  const password = 'correct horse 7'
  await callPlenum(port, signUpCall, { email, password })
  const { tokenAuth } = await callPlenum<{ tokenAuth: { token: string } }>(port, tokenAuthCall, {
    username: email,
    password,
  })
  const { token } = tokenAuth
  const made = await callPlenum<{ createWorkshop: { workshop: { id: string } } }>(
    port,
    workshopCall,
    {},
    token,
  )
  const workshopId = made.createWorkshop.workshop.id
  const added = await callPlenum<{ createPartAndType: { part: { id: string; objectId: string } } }>(
    port,
    partCall,
    { workshop: workshopId },
    token,
  )
  const { id: partId, objectId } = added.createPartAndType.part
  await callPlenum(port, showCall, { brainstormId: objectId }, token)
  const scales = await prepareScales(port, token, workshopId)
  const [state, desk, board] = [`state/${workshopId}`, `desk/${objectId}`, `board/${objectId}`]
  return {
    token,
    workshopId,
    partId,
    objectId,
    documents: [state, board],
    scales,
    facilitatorDocuments: [state, desk],
  }
}

async function prepareScales(
  port: number,
  token: string,
  workshop: string,
): Promise<PreparedWorkshop['scales']> {
  type Added = { createPartAndType: { part: { id: string; objectId: string } } }
  const added = await callPlenum<Added>(port, scalesCall, { workshop }, token)
  const { id: partId, objectId } = added.createPartAndType.part
  const polls = Array.from({ length: pollCount }, () => randomUUID())
  for (const id of polls) await callPlenum(port, pollCall, { id, workshop, objectId }, token)
  return { objectId, partId, board: `board/${objectId}`, tally: `tally/${objectId}`, polls }
}

const scalesCall =
  'mutation($workshop:ID!){createPartAndType(commonInfoData:{workshop:$workshop},title:"Votes",type:"workshop | evaluate",options:{evaluateNumberOfAxis:1}){ok part{id objectId}}}'
const pollCall =
  'mutation($id:ID!,$workshop:ID!,$objectId:ID!){createPoll(id:$id,commonInfoData:{workshop:$workshop},evaluateId:$objectId,pollText:"A poll"){ok}}'
export const tokenAuthCall =
  'mutation($username:String!,$password:String!){tokenAuth(username:$username,password:$password){ok token}}'
const signUpCall =
  'mutation($email:String!,$password:String!){createUser(email:$email,password:$password){ok}}'
const workshopCall = 'mutation{createWorkshop(workshopName:"Load"){ok workshop{id}}}'
const partCall =
  'mutation($workshop:ID!){createPartAndType(commonInfoData:{workshop:$workshop},title:"Load",type:"workshop | brainstorm"){ok part{id objectId}}}'
const showCall =
  'mutation($brainstormId:ID!){setGlobalAnswers(brainstormId:$brainstormId,globalAnswers:true){ok}}'
