/** Addresses that are not on the public internet, for a client that must not be led there. */
import { BlockList, isIP } from 'node:net'

/** Not globally reachable (IANA special-purpose registries, RFC 6890), multicast and reserved. */
const PRIVATE = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  // IPv4 within IPv6: where it leads is up to whoever translates it.
  '::/96',
  '::ffff:0:0/96',
  '::ffff:0:0:0/96',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
  '5f00::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
]
const isPrivate = byFamily(PRIVATE)

/** Whether an IP address may be connected to: public, or of one of the `allowed` networks (`10.1.0.0/16`, `::1`). */
export function reachable(allowed: readonly string[]): (address: string) => boolean {
  const isAllowed = byFamily(allowed)
  return (address) => isIP(address) !== 0 && (isAllowed(address) || !isPrivate(address))
}

/** A network as an address with or without a prefix length; undefined when it is not one. */
export function readNetwork(text: string): { address: string; prefix: number } | undefined {
  const [address = '', length] = text.trim().split('/')
  const bits = isIP(address) === 6 ? 128 : 32
  const prefix = length === undefined ? bits : Number(length)
  const isSound = isIP(address) !== 0 && (length === undefined || /^\d{1,3}$/.test(length)) && prefix <= bits
  return isSound ? { address, prefix } : undefined
}

/** Apart: one list for both would read every IPv4 address as one of ::ffff:0:0/96. */
function byFamily(networks: readonly string[]): (address: string) => boolean {
  const [v4, v6] = [new BlockList(), new BlockList()]
  for (const text of networks) {
    const network = readNetwork(text)
    if (!network) throw new RangeError(`"${text}" is not a valid network; use one such as 10.0.0.0/8`)
    if (isIP(network.address) === 6) v6.addSubnet(network.address, network.prefix, 'ipv6')
    else v4.addSubnet(network.address, network.prefix, 'ipv4')
  }
  return (address) => (isIP(address) === 6 ? v6.check(address, 'ipv6') : v4.check(address, 'ipv4'))
}
