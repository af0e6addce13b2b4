import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

const flags = { userPresent: 0x01, userVerified: 0x04, attested: 0x40 };
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer | string) => Buffer.from(bytes).toString('base64url');

/** COSE_Key of ES256 (RFC 9053, section 7.1.1), canonical CBOR. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** An authenticator that holds one passkey, written from Web Authentication level 3, sections 6.1 and 6.5; each answer counts one use. */
export function softwareAuthenticator({
  rpId = 'site.example',
  origin = 'https://site.example',
  verifiesUser = true,
  countsUses = true,
} = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;
  let userHandle: string | undefined;
  const authData = (extra: number, rest: Buffer): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const flag = flags.userPresent | (verifiesUser ? flags.userVerified : 0) | extra;
    return Buffer.concat([sha256(rpId), Buffer.from([flag]), count, rest]);
  };
  const clientData = (type: string, challenge: string) =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const credential = {
    id: base64url(credentialId),
    rawId: base64url(credentialId),
    type: 'public-key',
    clientExtensionResults: {},
  };
  return {
    credentialId: base64url(credentialId),
    /** Counts as if another copy of the key had been used. */
    setCounter: (value: number) => void (counter = value),

    create({ challenge, user }: { challenge: string; user: { id: string } }) {
      userHandle = user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const data = authData(
        flags.attested,
        Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]),
      );
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestationObject),
          transports: ['internal', 'a-new-way'],
        },
      };
    },

    get({ challenge }: { challenge: string }) {
      if (countsUses) counter += 1;
      const data = authData(0, Buffer.alloc(0));
      const client = clientData('webauthn.get', challenge);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle,
        },
      };
    },
  };
}
