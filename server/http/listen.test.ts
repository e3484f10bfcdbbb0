import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { checkAddress, listen } from './server.ts'

test('[O17] an address that cannot be listened on names HOST or PORT, and what to do', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void taken.close())
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  for (const [host, wanted, message] of [
    ['127.0.0.1', port, `PORT ${port} of 127.0.0.1 is in use: stop the program`],
    ['192.0.2.1', 0, 'HOST 192.0.2.1 cannot be listened on (EADDRNOTAVAIL): choose'],
    ['nowhere.invalid', 0, 'HOST nowhere.invalid is a name that is not known here: choose'],
  ] as const)
    await expect(checkAddress({ host, port: wanted })).rejects.toThrow(message)
  await checkAddress({ host: '127.0.0.1', port: 0 })

  const refused = Object.assign(new Error('listen'), { code: 'EACCES' })
  const server = Object.assign(createServer(), { listen: () => server.emit('error', refused) })
  await expect(listen(server as never, '127.0.0.1', 80)).rejects.toThrow(/PORT 80 needs rights.*1023/)
})
