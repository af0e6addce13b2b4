import { successResponse } from '@/backoffice/http/responses';
import { instant } from '@/backoffice/http/openapi/examples/application';
import { approvalExample } from '@/backoffice/http/openapi/examples/approval';
import type { OperationGroup } from '@/backoffice/http/openapi/operation-notes';
import { deskColleagueOperations } from './desk-colleague';
import { assertion, challenge, clientDataJSON, credentialId, requestOptions } from '../passkey';

const id = 'st_7f3k9q2m';
const later = '2026-11-16T12:00:00.000Z';
const token = 'q3m1Zk8wR0uT5yXa7bNc2gmVb0Yb6Jd2m5hQ9sL1eE4';
const member = {
  id,
  email: 'amy@lender.hk',
  name: 'Amy Chan',
  roles: ['case-handler'],
  state: 'active',
  isBreakGlass: false,
  createdAt: instant,
  leftAt: null,
} as const;
const invitation = {
  member: { ...member, roles: [...member.roles], state: 'invited' as const },
  link: `https://www.example.hk/en/desk/join#${token}`,
  expiresAt: '2026-11-19T04:00:00.000Z',
};
const key = {
  id: 'ky_7f3k9q2m',
  name: 'bank-feed',
  permissions: ['loan.read', 'loan.post'],
  createdBy: 'eve@lender.hk',
  createdAt: instant,
  expiresAt: '2026-12-31T16:00:00.000Z',
  revokedAt: null,
  lastUsedAt: null,
} as const;
const keyAnswer = { ...key, permissions: [...key.permissions] };
const memberAnswer = { ...member, roles: [...member.roles] };

export const deskStaffOperations: OperationGroup = {
  name: 'Desk: staff',
  description:
    'For staff: who may use the desk. People sign in by passkey or by an authenticator app, for eight hours at most and until 15 minutes without a call; machines have keys. An API behind the site need not have these calls: the desk is part of the built-in back office.',
  operations: {
    staffPasskeyOptions: {
      description: 'The challenge is for one answer, five minutes and this browser.',
      readsCookies: ['desk_ceremony'],
      setsCookies: ['desk_ceremony'],
      example: { body: {}, response: { data: { ...requestOptions, allowCredentials: [] } } },
    },
    staffPasskeySignIn: {
      errors: ['passkey_refused'],
      readsCookies: ['desk_ceremony'],
      setsCookies: ['desk_token'],
      example: { body: { credential: assertion }, response: successResponse },
    },
    staffCodeSignIn: {
      description: 'Each code is good once. One address may try twenty a day.',
      errors: ['code_refused'],
      setsCookies: ['desk_token'],
      example: { body: { email: member.email, code: '287082' }, response: successResponse },
    },
    staffInvitation: {
      errors: ['not_found'],
      example: {
        body: { token },
        response: {
          data: {
            name: member.name,
            email: member.email,
            expiresAt: invitation.expiresAt,
            passkey: {
              challenge,
              rp: { id: 'www.example.hk', name: 'Example Mortgage' },
              user: { id: token, name: member.email, displayName: member.email },
              pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
              timeout: 300_000,
              attestation: 'none',
              excludeCredentials: [],
              authenticatorSelection: {
                residentKey: 'required',
                requireResidentKey: true,
                userVerification: 'required',
              },
            },
            totp: {
              secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
              uri: 'otpauth://totp/Example:amy%40lender.hk?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
            },
          },
        },
      },
    },
    staffAcceptInvitation: {
      errors: ['not_found', 'passkey_refused', 'code_refused'],
      setsCookies: ['desk_token'],
      example: {
        body: {
          token,
          credential: {
            id: credentialId,
            rawId: credentialId,
            type: 'public-key',
            clientExtensionResults: {},
            response: { clientDataJSON, attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oA' },
          },
        },
        response: successResponse,
      },
    },
    deskToday: {
      description:
        'Small enough to be asked for each minute. `counts` has the kinds that there is something of; what has no time by which staff have to act is not counted. A booked appointment is due when it begins.',
      example: {
        response: {
          data: {
            counts: [{ kind: 'thread', total: 9, mine: 2, unassigned: 4, overdue: 1 }],
            queue: [{ kind: 'thread', reference: 'RQ-7F3K9Q2M', dueAt: instant, isMine: true }],
            unread: 3,
            approvals: 1,
            asked: 0,
          },
        },
      },
    },
    deskTodayFigures: {
      description:
        'Of the last twelve weeks and of the loans that run. A figure whose permission the caller lacks is null: `application.read`, `loan.read` and `payout.read`.',
      example: {
        response: {
          data: {
            applications: [{ week: '2026-11-16', received: 31 }],
            decisions: [{ week: '2026-11-16', decided: 24, inTime: 23 }],
            portfolio: {
              loans: 180,
              balance: 412_500_000,
              atRisk: [
                { days: 30, loans: 9, balance: 14_200_000 },
                { days: 60, loans: 4, balance: 6_100_000.5 },
                { days: 90, loans: 1, balance: 900_000 },
              ],
            },
            payouts: null,
          },
        },
      },
    },
    deskSession: {
      example: {
        response: {
          data: {
            member: memberAnswer,
            permissions: ['application.read'],
            method: 'passkey',
            endsAt: later,
            idleUntil: '2026-11-16T04:15:00.000Z',
            provenUntil: '2026-11-16T04:05:00.000Z',
            actingChoices: [],
          },
        },
      },
    },
    deskActAs: {
      errors: ['not_found'],
      setsCookies: ['desk_token'],
      example: { body: { memberId: 'st_7f3k9q2m' }, response: successResponse },
    },
    deskSignOut: { errors: ['not_found'], example: { body: {}, response: successResponse } },
    deskSessions: {
      example: {
        response: {
          data: [
            {
              id: 'ss_7f3k9q2m',
              device: 'Chrome · Windows',
              method: 'passkey',
              createdAt: instant,
              lastSeenAt: instant,
              isCurrent: true,
            },
          ],
        },
      },
    },
    deskEndSession: { example: { params: { id: 'ss_7f3k9q2m' }, response: successResponse } },
    deskStepUpOptions: {
      example: {
        body: {},
        response: {
          data: {
            ...requestOptions,
            allowCredentials: [{ id: credentialId, type: 'public-key' }],
          },
        },
      },
    },
    deskStepUp: {
      description: 'Holds for five minutes, in this session.',
      errors: ['passkey_refused', 'code_refused'],
      example: { body: { code: '287082' }, response: successResponse },
    },
    deskStaff: {
      example: {
        query: { q: 'amy', limit: 50 },
        response: { data: [memberAnswer], next: null, total: 1, invitesAlone: false },
      },
    },
    ...deskColleagueOperations,
    deskStaffMember: {
      example: {
        params: { id },
        response: {
          data: {
            ...memberAnswer,
            passkeys: 1,
            hasTotp: false,
            hasWorkAccount: true,
            sessions: 1,
            lastSeenAt: instant,
          },
        },
      },
    },
    deskInviteStaff: {
      description:
        'Nobody of this address may work here or have worked here. For roles that move money or decide on rights, `approval` waits for a second administrator once one has joined; when it is approved, the link goes to the address of who is invited.',
      errors: ['conflict', 'approval_waiting'],
      example: {
        body: { email: member.email, name: member.name, roles: [...member.roles] },
        response: { data: invitation, approval: null },
      },
    },
    deskReinviteStaff: {
      description: 'Not oneself, nor the break-glass account. `approval` as for an invitation.',
      errors: ['conflict', 'approval_waiting'],
      example: { params: { id }, body: {}, response: { data: invitation, approval: null } },
    },
    deskChangeRoles: {
      description: 'Not oneself, nor the break-glass account.',
      errors: ['conflict', 'approval_waiting'],
      example: {
        params: { id },
        body: { roles: ['case-handler'] },
        response: {
          data: {
            ...approvalExample,
            kind: 'staff-roles',
            subject: `staff:${id}`,
            amount: null,
          },
        },
      },
    },
    deskOffBoard: {
      description: 'Not oneself, nor the break-glass account.',
      errors: ['conflict'],
      example: {
        params: { id },
        body: {},
        response: { data: { ...memberAnswer, state: 'left', leftAt: instant } },
      },
    },
    deskAudit: {
      description: 'A filter of another name is refused.',
      example: {
        query: { target: 'loan', limit: 50 },
        response: {
          data: [
            {
              id: 4711,
              at: instant,
              staff: member.email,
              roles: ['cashier'],
              action: 'update',
              target: 'loan:LN-2025-BBBB2222',
              before: { action: 'payment' },
              after: [{ kind: 'payment', amount: 18_250.4 }],
            },
          ],
          next: '4711',
          total: 181,
        },
      },
    },
    deskKeys: { example: { response: { data: [keyAnswer] } } },
    deskMakeKey: {
      description: 'A name is never used twice. `lastDay` is at most a year away.',
      errors: ['conflict'],
      example: {
        body: { name: key.name, permissions: [...key.permissions], lastDay: '2026-12-31' },
        response: { data: { key: keyAnswer, token: `desk_${token}` } },
      },
    },
    deskRevokeKey: { example: { params: { id: key.id }, response: successResponse } },
  },
};
