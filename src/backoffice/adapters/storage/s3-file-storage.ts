import { Readable } from 'node:stream';
import { memoizePromise } from '@/lib/async/memoize-promise';
import { assertFileKey, FileNotFoundError, type FileStorage } from './file-storage';

export interface S3Options {
  bucket: string;
  /** Prefix of every key; empty or ending in `/`. */
  prefix: string;
  region: string;
  /** Address of a store other than Amazon's. */
  endpoint: string | undefined;
  accessKeyId: string | undefined;
  secretAccessKey: string | undefined;
  /** Time limits for connecting, for the response, and for a pause within it. */
  timeoutMs: number;
}

// The smallest part that the protocol allows: what is held in memory of one upload.
const partBytes = 5 * 1024 * 1024;

/**
 * Files in a bucket of an S3-compatible store. The SDK is loaded with the first file; large files are sent in parts, and an interrupted
 * upload is aborted.
 */
export function createS3FileStorage({
  bucket,
  prefix,
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  timeoutMs,
}: S3Options): FileStorage {
  const objectOf = (key: string): { Bucket: string; Key: string } => {
    assertFileKey(key);
    return { Bucket: bucket, Key: `${prefix}${key}` };
  };
  const connection = memoizePromise(connect);

  async function connect() {
    const sdk = await import('@aws-sdk/client-s3');
    const client = new sdk.S3Client({
      region,
      endpoint,
      forcePathStyle: endpoint !== undefined,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
      maxAttempts: 3,
      // Without `throwOnRequestTimeout` the SDK only prints a warning and waits on.
      requestHandler: {
        connectionTimeout: timeoutMs,
        requestTimeout: timeoutMs,
        socketTimeout: timeoutMs,
        throwOnRequestTimeout: true,
      },
      // Other S3-compatible stores may not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { sdk, client };
  }

  return {
    async write(key, bytes) {
      const { client } = await connection.get();
      const { Upload } = await import('@aws-sdk/lib-storage');
      const upload = new Upload({
        client,
        params: { ...objectOf(key), Body: bytes, ContentType: 'application/octet-stream' },
        partSize: partBytes,
        queueSize: 1,
        leavePartsOnError: false,
      });
      await upload.done();
    },

    async read(key) {
      const { sdk, client } = await connection.get();
      const response = await client
        .send(new sdk.GetObjectCommand(objectOf(key)))
        .catch((error: unknown) => {
          throw error instanceof sdk.NoSuchKey ? new FileNotFoundError() : error;
        });
      if (!(response.Body instanceof Readable))
        throw new Error('The store answered without a body');
      return response.Body;
    },

    async remove(key) {
      const { sdk, client } = await connection.get();
      const object = objectOf(key);
      await client.send(new sdk.DeleteObjectCommand(object));
      const { Uploads = [] } = await client.send(
        new sdk.ListMultipartUploadsCommand({ Bucket: bucket, Prefix: object.Key }),
      );
      for (const { Key, UploadId } of Uploads) {
        if (Key === object.Key && UploadId)
          await client.send(new sdk.AbortMultipartUploadCommand({ ...object, UploadId }));
      }
    },
  };
}
