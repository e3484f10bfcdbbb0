/** npm start -- --check      says whether the settings fit, and changes nothing */
import { checkSetup } from '#server/checkSetup.ts'

const words = { fits: 'ok    ', wrong: 'WRONG ', look: 'look  ' }

const findings = await checkSetup(process.env)
for (const { kind, text } of findings) process.stdout.write(`${words[kind]}${text}\n`)
const wrong = findings.filter(({ kind }) => kind === 'wrong').length
process.stdout.write(
  wrong === 0
    ? '\nPlenum can start with these settings. Nothing was changed.\n'
    : `\nPlenum cannot start with these settings: ${wrong} to mend. Nothing was changed.\n`,
)
process.exitCode = wrong === 0 ? 0 : 2
