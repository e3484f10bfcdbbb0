import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { clientAddress, networkOf, proxyList } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('[U4] %s is counted as %s', (address, network) => expect(networkOf(address)).toBe(network))

function request(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage
}

test('[U4] a header about the address is not believed unless a proxy is named', () => {
  expect(clientAddress(request('192.0.2.7', '198.51.100.1'), proxyList([]))).toBe('192.0.2.7')
  expect(clientAddress(request('192.0.2.7', '198.51.100.1'), proxyList(['10.0.0.0/8']))).toBe('192.0.2.7')
})

test('[U4] behind named proxies the first address from the right that is not a proxy counts', () => {
  const proxies = proxyList(['10.0.0.0/8', '::1'])
  expect(clientAddress(request('10.1.1.1', '198.51.100.1'), proxies)).toBe('198.51.100.1')
  expect(clientAddress(request('::ffff:10.1.1.1', 'spoofed, 198.51.100.1, 10.2.2.2'), proxies)).toBe(
    '198.51.100.1',
  )
  expect(clientAddress(request('::1', '203.0.113.9, 198.51.100.1'), proxies)).toBe('198.51.100.1')
  expect(clientAddress(request('10.1.1.1', 'nonsense'), proxies)).toBe('10.1.1.1')
  expect(clientAddress(request('10.1.1.1'), proxies)).toBe('10.1.1.1')
})

test('a proxy that is neither an address nor a network is reported', () => {
  expect(() => proxyList(['10.0.0.0/33'])).toThrow('10.0.0.0/33')
  expect(() => proxyList(['proxy.example.org'])).toThrow('proxy.example.org')
})
