import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

/**
 * The key under which failures are counted: an IPv4 address, or the /64 network of an IPv6 one, within which one
 * household or machine can choose its addresses freely.
 */
export function networkOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  if (isIP(plain) !== 6) return plain
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - after.length
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...after]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}

/**
 * The address a request comes from. Headers about it are trusted only from the configured proxies, because anybody can
 * send one.
 *
 * @param trustedProxies addresses and networks such as 10.0.0.0/8; none by default
 */
export function clientAddress(request: IncomingMessage, trustedProxies: BlockList | null): string {
  const peer = request.socket.remoteAddress ?? ''
  if (trustedProxies === null) return peer
  const header = request.headers['x-forwarded-for']
  const hops = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',').map((hop) => hop.trim())
  // Each proxy appends its peer's address on the right: the client is the first one from there that is not a trusted
  // proxy.
  let address = peer
  for (const hop of hops.reverse()) {
    if (!isTrusted(trustedProxies, address) || isIP(hop) === 0) return address
    address = hop
  }
  return address
}

/**
 * @param networks addresses and networks, such as `10.0.0.0/8` or `::1`
 * @returns null when there are none
 * @throws {TypeError} naming the entry that is neither
 */
export function proxyList(networks: readonly string[]): BlockList | null {
  if (networks.length === 0) return null
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIP(address)
    const most = family === 4 ? 32 : 128
    const prefix = bits === undefined ? most : Number(bits)
    if (family === 0 || !Number.isInteger(prefix) || prefix < 0 || prefix > most) {
      throw new TypeError(`${network} is no address and no network`)
    }
    list.addSubnet(address, prefix, family === 4 ? 'ipv4' : 'ipv6')
  }
  return list
}

function isTrusted(proxies: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return isIP(plain) !== 0 && proxies.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6')
}
