import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { fay, session, stageSessions } from '../calls/stage.ts'
import { makeSlides } from '../calls/slides.ts'
import type { TestSlides } from '../calls/slides.ts'
import { startTestServer } from '../servers/server.ts'
import type { TestServer } from '../servers/server.ts'
import { storageProxy } from '../servers/storageProxy.ts'
import type { StorageProxy } from '../servers/storageProxy.ts'

export { ann, codesOf, fay, present, server, session, stageServer } from '../calls/stage.ts'

/** For each test another one, without a document. */
export let slides: TestSlides
/** Before file storage, in files that stage it. */
export let storage: StorageProxy

/** As `stageSessions`, with Slides in each session. */
export function stageSlides(start?: () => Promise<TestServer>): void {
  stageSessions(undefined, start)
  beforeEach(async () => {
    slides = await makeSlides(fay, session.workshopId)
  })
}

/** Starts a server whose file storage the test may hinder. */
export function behindProxy(): () => Promise<TestServer> {
  beforeAll(async () => void (storage = await storageProxy(inject('supabase'))))
  afterAll(() => storage.stop())
  return () => startTestServer({}, { supabaseUrl: storage.supabaseUrl })
}
