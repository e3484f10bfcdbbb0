import { randomUUID } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import * as Y from 'yjs'
import { stateRoots } from '#domain/workshop/state.ts'
import { readServerFrame } from '#support/documents/frames.ts'
import { answerText } from './arrivals.ts'
import { callPlenum } from './calls.ts'
import { Crowd, openSocket } from './crowd.ts'
import { preparePlan, prepareScales, prepareSlides, presentedSession } from './prepared.ts'
import { childrenOf, startPlenumProcess } from './serverProcess.ts'
import type { Target } from './target.ts'

/** The activity that people are in. */
export type LoadRoom = 'brainstorm' | 'scales' | 'plan' | 'slides'

const statePrefix = Buffer.from('state/')

/**
 * Starts the complete server, local Supabase included, and a room whose reader is its facilitator.
 *
 * @param room where everyone is: in the brainstorm, in the activity that is voted on, or in a full planner, in which an
 *   answer is the new text of a cell, or in Slides, where a step is the turn of a page
 */
export async function startPlenumTarget(room: LoadRoom = 'brainstorm'): Promise<Target> {
  const running = await startPlenumProcess()
  const { port } = running
  const session = await presentedSession(running)
  const { facilitator, workshopId, objectId: brainstormId } = session
  const scales = await prepareScales(session)
  const plan = room === 'plan' ? await preparePlan(session, port) : null
  const slides = room === 'slides' ? await prepareSlides(session) : null
  const boards = {
    ...{
      brainstorm: `board/${brainstormId}`,
      scales: scales.board,
      plan: plan?.board,
      slides: slides?.board,
    },
  }
  const tokens: string[] = []
  const crowd = new Crowd()
  const steps = new StepReader()
  const place = { url: `ws://127.0.0.1:${port}/collab`, headers: { origin: running.url } }
  const ownDocuments = [`state/${workshopId}`, `desk/${brainstormId}`]
  const desk = { ...place, documents: ownDocuments, token: facilitator.token }
  const reader = await openSocket(desk, (data) => void steps.read(data))

  return {
    name: 'Plenum',
    pid: running.pid,
    otherPids: () => childrenOf(running.pid),
    crowd,
    enter: async (who) => {
      tokens[who] = await joinRoom(port, workshopId)
      const documents = [`state/${workshopId}`, boards[room] ?? '']
      await crowd.enter(who, { ...place, documents, token: tokens[who] })
    },
    answered: 0,
    answer: async (who, index) => {
      if (plan) return plan.write(index, answerText(index), tokens[who])
      const variables = { id: randomUUID(), workshop: workshopId, brainstormId, text: answerText(index) }
      await callPlenum(port, answerCall, variables, tokens[who])
    },
    stepped: 0,
    push: async (step) => {
      const { partId } = slides ?? session
      const variables = { workshopId, partId, page: firstPage + step }
      await callPlenum(port, pushCall, variables, facilitator.token)
    },
    stepIn: (data) => steps.read(data),
    vote: async (who, values) => {
      const { objectId, polls } = scales
      const voteList = polls.map((poll, at) => ({ poll, value1: values[at] }))
      await callPlenum(port, voteCall, { objectId, voteList }, tokens[who])
    },
    openResults: (who) => crowd.open(who, scales.tally),
    counted: async () => {
      const { objectId, partId, polls } = scales
      // Closing shows what still waits for a step, once everybody has counted down.
      await callPlenum(port, closeCall, { partId }, facilitator.token)
      type Counted = { votingClosed: boolean; polls: { id: string; group1VotesDist: string }[] }
      const ask = () => facilitator.must<Counted>(countedCall, { objectId })
      let evaluate = await ask()
      for (let tries = 0; !evaluate.votingClosed && tries < 100; tries += 1) {
        await after(100)
        evaluate = await ask()
      }
      const found = new Map(evaluate.polls.map((poll) => [poll.id, poll.group1VotesDist]))
      return polls.map((id) => (found.get(id) ?? '').split(',').map(Number))
    },
    stop: async () => {
      crowd.leave()
      reader.terminate()
      await running.stop()
    },
  }
}

/** The page of everyone before the first step. */
const firstPage = 1

/** Reads from state frames which step they contain. Frames to a thousand people are equal: each is decoded once. */
class StepReader {
  readonly #state = new Y.Doc()
  readonly #known = new Map<string, number>()

  read(data: Buffer): number {
    if (!data.subarray(1, 7).equals(statePrefix)) return 0
    const text = data.toString('latin1')
    const known = this.#known.get(text)
    if (known !== undefined) return known
    const frame = readServerFrame(data)
    if (frame.kind !== 'update' && frame.kind !== 'syncStep2') return 0
    Y.applyUpdate(this.#state, frame.payload)
    const step = Number(stateRoots.state(this.#state).get('pdfPage') ?? firstPage) - firstPage
    if (this.#known.size > 64) this.#known.clear()
    this.#known.set(text, step)
    return step
  }
}

/** The three calls of a person who joins; returns their token. */
async function joinRoom(port: number, workshopId: string): Promise<string> {
  await callPlenum(port, infoCall, { workshopId })
  type Made = { createTempUser: { token: string } }
  const { createTempUser } = await callPlenum<Made>(port, joinCall, { workshopId })
  return createTempUser.token
}

const infoCall = 'mutation($workshopId:ID!){publicWorkshopInfo(workshopId:$workshopId){ok workshopName}}'
const joinCall =
  'mutation($workshopId:ID!){createTempUser(workshopId:$workshopId){ok tempPassword token user{username}}}'
const answerCall =
  'mutation($id:ID,$workshop:ID!,$brainstormId:ID!,$text:String!){createPost(id:$id,commonInfoData:{workshop:$workshop},brainstormId:$brainstormId,postText:$text){ok post{id}}}'
const voteCall =
  'mutation($objectId:ID!,$voteList:[VoteInput!]!){createVotes(evaluateId:$objectId,voteList:$voteList,round:1){ok votes{id}}}'
const closeCall = 'mutation($partId:ID!){setVotingClosed(partId:$partId,closed:true){ok}}'
const countedCall = 'query($objectId:ID!){evaluate(id:$objectId){votingClosed polls{id group1VotesDist}}}'
const pushCall =
  'mutation($workshopId:ID!,$partId:ID,$page:Int){updateState(workshopId:$workshopId,activePartId:$partId,currentState:"RU",pdfPage:$page){ok}}'
