import { parentPort, workerData } from 'node:worker_threads'
import type { ExportJob } from './exportJob.ts'
import { issuesFile } from './issuesFile.ts'
import { workbookFile } from './workbookFile.ts'

/** Creates one file and exits. */
const job = workerData as ExportJob
const bytes = job.kind === 'workbook' ? await workbookFile(job.workshop, job) : issuesFile(job.issues)
parentPort?.postMessage(bytes)
