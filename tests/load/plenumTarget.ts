import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import WebSocket from 'ws'
import { answerText } from './answerMarks.ts'
import { callPlenum } from './calls.ts'
import { authFrame, pingBytes, pongBytes, syncStep1Frame } from '#support/frames.ts'
import { messageType, readFrame } from './frames.ts'
import { Histogram } from './histogram.ts'
import { startServerProcess } from './serverProcess.ts'
import type { Target } from './target.ts'

/** Plenum under load: with what only its own scenarios need. */
export interface PlenumTarget extends Target {
  /** From the first call of each person until their documents are there. */
  joined: Histogram
}

interface Person {
  token: string
  socket: WebSocket
}

const statePrefix = Buffer.from('state/')
const server = join(import.meta.dirname, '../../server/main.ts')

/** Starts all of Plenum, local Supabase included, and a facilitator with a brainstorm whose answers are shown. */
export async function startPlenumTarget(): Promise<PlenumTarget> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plenum-load-'))
  const running = await startServerProcess(server, [], {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  })
  const { port } = running
  const room = await prepareRoom(port)
  const people: Person[] = []
  const joined = new Histogram()
  let frames = 0

  const enter = async (who: number): Promise<void> => {
    const startedAt = performance.now()
    await callPlenum(port, infoCall, { workshopId: room.workshopId })
    const made = await callPlenum<{ createTempUser: { user: { username: string }; tempPassword: string } }>(
      port,
      joinCall,
      {
        workshopId: room.workshopId,
      },
    )
    const { user, tempPassword } = made.createTempUser
    const signedIn = await callPlenum<{ tokenAuth: { token: string } }>(port, tokenCall, {
      username: user.username,
      password: tempPassword,
    })
    await connect(who, signedIn.tokenAuth.token)
    joined.add(performance.now() - startedAt)
  }

  const connect = async (who: number, token: string): Promise<void> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/collab`, {
      headers: { origin: `http://127.0.0.1:${port}` },
      perMessageDeflate: false,
    })
    people[who] = { token, socket }
    const missing = new Set(room.documents)
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    socket.on('close', (code, reason) => reject(new Error(`closed ${code} ${reason.toString()}`)))
    socket.on('error', reject)
    socket.on('message', (data: Buffer) => {
      frames += 1
      if (data.equals(pingBytes)) return socket.send(pongBytes)
      const { name, type, step } = readFrame(data, true)
      if (type === messageType.sync && step === 1) {
        missing.delete(name)
        if (missing.size === 0) resolve(undefined)
      }
      target.onFrame?.(who, data)
    })
    await once(socket, 'open')
    for (const name of room.documents) {
      socket.send(authFrame(name, token))
      socket.send(syncStep1Frame(name))
    }
    await promise
  }

  const target: PlenumTarget = {
    name: 'Plenum',
    pid: running.pid,
    otherPids: () => childrenOf(running.pid),
    onFrame: null,
    isPush: (data) => data.subarray(1, 7).equals(statePrefix),
    joined,
    join: async (count) => {
      await Promise.all(Array.from({ length: count }, (_, who) => enter(who)))
    },
    answer: async (who, index) => {
      const variables = {
        id: randomUUID(),
        workshop: room.workshopId,
        brainstormId: room.objectId,
        text: answerText(index),
      }
      await callPlenum(port, answerCall, variables, people[who]?.token)
    },
    push: async (step) => {
      const variables = { workshopId: room.workshopId, partId: room.partId, page: step }
      await callPlenum(port, pushCall, variables, room.token)
    },
    frames: () => frames,
    reload: async () => {
      for (const { socket } of people) socket.terminate()
      await Promise.all(people.map(({ token }, who) => connect(who, token)))
    },
    stop: async () => {
      for (const { socket } of people) socket.terminate()
      await running.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
  return target
}

interface Room {
  token: string
  workshopId: string
  partId: string
  objectId: string
  /** What a participant has open. */
  documents: string[]
}

async function prepareRoom(port: number): Promise<Room> {
  const email = `ana-${randomUUID()}@example.org`
  const password = 'correct horse 7'
  await callPlenum(port, signUpCall, { email, password })
  const { tokenAuth } = await callPlenum<{ tokenAuth: { token: string } }>(port, tokenCall, {
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
  return { token, workshopId, partId, objectId, documents: [`state/${workshopId}`, `board/${objectId}`] }
}

/** Everything a process started, theirs too: Postgres and the services beside it. */
function childrenOf(pid: number): number[] {
  const pids = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const parents = new Map<number, number>()
  for (const one of pids) {
    const stat = statOf(one)
    parents.set(one, Number(stat.replace(/^.*\) /s, '').split(' ')[1]))
  }
  const isBelow = (one: number): boolean => {
    const parent = parents.get(one)
    return parent !== undefined && parent > 1 && (parent === pid || isBelow(parent))
  }
  return pids.filter(isBelow)
}

/** Processes come and go while they are counted. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return ''
  }
}

const infoCall = 'mutation($workshopId:ID!){publicWorkshopInfo(workshopId:$workshopId){ok workshopName}}'
const joinCall =
  'mutation($workshopId:ID!){createTempUser(workshopId:$workshopId){ok tempPassword user{username}}}'
const tokenCall =
  'mutation($username:String!,$password:String!){tokenAuth(username:$username,password:$password){ok token}}'
const signUpCall =
  'mutation($email:String!,$password:String!){createUser(email:$email,password:$password){ok}}'
const workshopCall = 'mutation{createWorkshop(workshopName:"Load"){ok workshop{id}}}'
const partCall =
  'mutation($workshop:ID!){createPartAndType(commonInfoData:{workshop:$workshop},title:"Load",type:"workshop | brainstorm"){ok part{id objectId}}}'
const showCall =
  'mutation($brainstormId:ID!){setGlobalAnswers(brainstormId:$brainstormId,globalAnswers:true){ok}}'
const answerCall =
  'mutation($id:ID,$workshop:ID!,$brainstormId:ID!,$text:String!){createPost(id:$id,commonInfoData:{workshop:$workshop},brainstormId:$brainstormId,postText:$text){ok post{id}}}'
const pushCall =
  'mutation($workshopId:ID!,$partId:ID,$page:Int){updateState(workshopId:$workshopId,activePartId:$partId,currentState:"RU",pdfPage:$page){ok}}'
