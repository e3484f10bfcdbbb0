/** Exits with code 1 when files of src or server import each other in a cycle. */
import { resolve } from 'node:path'
import { circlesIn, readImportGraph } from './imports/circles.ts'

const graph = readImportGraph(resolve(import.meta.dirname, '..'))
const circles = circlesIn(graph)

for (const circle of circles) console.error(`Import circle: ${circle.join(' → ')}`)
if (circles.length > 0) process.exitCode = 1
else console.log(`${graph.size} files, no import circle`)
