{{- /* What every pod of the chart is held to: the `restricted` standard of Kubernetes, and no token. Needs root; user where it is not the product's. */ -}}
{{- define "talent-os.podSecurity" -}}
automountServiceAccountToken: false
enableServiceLinks: false
{{- with .root.Values.podSecurity.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets:
  {{- range . }}
  - name: {{ . }}
  {{- end }}
{{- end }}
securityContext:
  runAsNonRoot: true
  {{- if not .root.Values.podSecurity.arbitraryUser }}
  {{- $user := .user | default .root.Values.podSecurity.userId | int }}
  runAsUser: {{ $user }}
  runAsGroup: {{ $user }}
  fsGroup: {{ $user }}
  {{- end }}
  fsGroupChangePolicy: OnRootMismatch
  seccompProfile: { type: RuntimeDefault }
{{- end -}}

{{- define "talent-os.containerSecurity" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
{{- end -}}

{{- /* Whole numbers of values are floats, which large ones of would be written as 1e+07. */ -}}
{{- define "talent-os.text" -}}
{{- if and (kindIs "float64" .) (eq (floor .) .) -}}{{ int64 . }}{{- else -}}{{ . }}{{- end -}}
{{- end -}}

{{- define "talent-os.databaseUrl" -}}
{{- with .root.Values.postgres -}}
postgres://{{ if $.owner }}{{ .owner }}@{{ end }}{{ include "talent-os.host" (dict "root" $.root "server" "postgres") }}:{{ int .port }}/{{ .database }}
{{- if eq .tls "verify-full" -}}
?sslmode=verify-full
{{- with $.root.Values.authority }}{{ if .name }}&sslrootcert=/run/authority/{{ .key }}{{ end }}{{ end -}}
{{- if .clientCertificate }}&sslcert=/run/postgres-certificate/tls.crt&sslkey=/run/postgres-certificate/tls.key{{ end -}}
{{- end -}}
{{- end -}}
{{- end -}}

{{- /* The environment of the product. Needs root; owner for jobs that sign in as the owner of the database, audit for who has the checkpoints, signs for who has their key, hosts for the parts. */ -}}
{{- define "talent-os.env" -}}
{{- $values := .root.Values -}}
- { name: NODE_ENV, value: production }
- { name: HOST, value: 0.0.0.0 }
- { name: PORT, value: '8080' }
- name: DATABASE_URL
  value: {{ include "talent-os.databaseUrl" . | quote }}
{{- if .owner }}
- { name: DATABASE_PASSWORD_FILE, value: /run/secrets/postgres_password }
{{- end }}
- { name: DATABASE_ROLE_SECRET_FILE, value: /run/secrets/database_role_secret }
- name: NATS_URL
  value: {{ printf "nats://%s@%s:%d" $values.nats.user (include "talent-os.host" (dict "root" .root "server" "nats")) (int $values.nats.port) | quote }}
{{- if $values.nats.logins }}
- { name: NATS_LOGIN_SECRET_FILE, value: /run/secrets/nats_login_secret }
{{- else }}
- { name: NATS_PASSWORD_FILE, value: /run/secrets/nats_password }
{{- end }}
- name: REDIS_URL
  value: {{ printf "%s://%s%s:%d" (ternary "rediss" "redis" $values.redis.tls) (ternary "" (printf "%s@" $values.redis.user) (eq $values.redis.user "")) (include "talent-os.host" (dict "root" .root "server" "redis")) (int $values.redis.port) | quote }}
- { name: REDIS_PASSWORD_FILE, value: /run/secrets/redis_password }
- { name: MASTER_KEY_FILE, value: /run/secrets/master_key }
{{- if .signs }}
- { name: AUDIT_KEY_FILE, value: /run/secrets/audit_key }
{{- end }}
{{- if .audit }}
- { name: AUDIT_CHECKPOINT_DIR, value: /var/lib/talent-os/audit-checkpoints }
{{- end }}
{{- if .passwords }}
- name: PASSWORD_BLOCKLIST
  value: {{ printf "/var/lib/passwords/%s" $values.passwordList.file | quote }}
{{- end }}
{{- with $values.authority }}
{{- if .name }}
- name: NODE_EXTRA_CA_CERTS
  value: {{ printf "/run/authority/%s" .key | quote }}
{{- end }}
{{- end }}
{{- range $name, $value := $values.settings }}
- name: {{ $name }}
  value: {{ include "talent-os.text" $value | quote }}
{{- end }}
{{- range include "talent-os.moreSecrets" . | fromJsonArray }}
- name: {{ trimSuffix "_FILE" . }}_FILE
  value: {{ printf "/run/secrets/%s" (trimSuffix "_FILE" . | lower) | quote }}
{{- end }}
{{- end -}}

{{- /* Which further secrets somebody gets who hosts some parts, as a list in JSON: none that only others read. */ -}}
{{- define "talent-os.moreSecrets" -}}
{{- $readers := dict
  "SMTP_URL" (list "identity")
  "SMTP_PASSWORD" (list "identity")
  "OPENAI_API_KEY" (list "chat")
  "CHAT_KEK" (list "chat")
  "CHAT_KEK_PREVIOUS" (list "chat")
  "STT_API_KEY" (list "transcription")
  "TRANSCRIPTION_KEK" (list "transcription")
  "TRANSCRIPTION_KEK_PREVIOUS" (list "transcription")
  "FILES_KEK" (list "identity" "healthcare" "chat" "transcription")
  "FILES_KEK_PREVIOUS" (list "identity" "healthcare" "chat" "transcription")
  "AUDIT_TRUSTED_KEYS_FILE" (list "audit") -}}
{{- $more := list -}}
{{- range $name := .root.Values.secrets.more -}}
{{- range $.hosts | default list -}}
{{- if has . (get $readers $name) -}}{{- $more = append $more $name -}}{{- end -}}
{{- end -}}
{{- end -}}
{{- $more | uniq | toJson -}}
{{- end -}}

{{- /* The keys of secrets a pod gets as files, and nothing else of the Secret. Needs root, owner, signs, hosts; the volume's name where it is another. */ -}}
{{- define "talent-os.secretVolume" -}}
- name: {{ .secrets | default "secrets" }}
  projected:
    # 0440: for the group of the pod
    defaultMode: 288
    sources:
      - secret:
          name: {{ include "talent-os.secret" .root }}
          items:
            - { key: database_role_secret, path: database_role_secret }
            - { key: master_key, path: master_key }
            {{- if .root.Values.nats.logins }}
            - { key: nats_login_secret, path: nats_login_secret }
            {{- end }}
            {{- if .signs }}
            - { key: audit_key, path: audit_key }
            {{- end }}
            {{- range include "talent-os.moreSecrets" . | fromJsonArray }}
            {{- $key := trimSuffix "_FILE" . | lower }}
            - { key: {{ $key }}, path: {{ $key }} }
            {{- end }}
      {{- $servers := ternary (list "nats" "redis" "postgres") (list "nats" "redis") (.owner | default false) }}
      {{- if .root.Values.nats.logins }}{{ $servers = without $servers "nats" }}{{ end }}
      {{- range $server := $servers }}
      {{- include "talent-os.passwordSource" (dict "root" $.root "server" $server) | nindent 6 }}
      {{- end }}
{{- end -}}

{{- /* Where the password of a server is. Needs root and server. */ -}}
{{- define "talent-os.passwordSource" -}}
{{- $own := (index .root.Values .server).passwordSecret -}}
- secret:
    name: {{ $own.name | default (include "talent-os.secret" .root) }}
    items:
      - { key: {{ ternary $own.key (printf "%s_password" .server) (ne $own.name "") }}, path: {{ .server }}_password }
{{- end -}}

{{- define "talent-os.volumes" -}}
{{ include "talent-os.secretVolume" . }}
- name: tmp
  # As in docker-compose.yml: recordings on their way to text lie here, and never on a disk.
  emptyDir: { medium: Memory, sizeLimit: 256Mi }
{{- with .root.Values.authority }}
{{- if .name }}
- name: authority
  {{- if eq .kind "Secret" }}
  secret:
    secretName: {{ .name }}
  {{- else }}
  configMap:
    name: {{ .name }}
  {{- end }}
    items: [{ key: {{ .key }}, path: {{ .key }} }]
{{- end }}
{{- end }}
{{- with .root.Values.postgres.clientCertificate }}
- name: postgres-certificate
  secret:
    secretName: {{ . }}
    defaultMode: 288
    items: [{ key: tls.crt, path: tls.crt }, { key: tls.key, path: tls.key }]
{{- end }}
{{- if .audit }}
- name: state
  persistentVolumeClaim: { claimName: {{ include "talent-os.checkpointsClaim" .root }} }
{{- end }}
{{- if .passwords }}
- name: passwords
  persistentVolumeClaim: { claimName: {{ .root.Values.passwordList.claim }}, readOnly: true }
{{- end }}
{{- end -}}

{{- /* Needs what `talent-os.volumes` needs; readOnly where checkpoints are only read. */ -}}
{{- define "talent-os.mounts" -}}
- { name: {{ .secrets | default "secrets" }}, mountPath: /run/secrets, readOnly: true }
- { name: tmp, mountPath: /tmp }
{{- if .root.Values.authority.name }}
- { name: authority, mountPath: /run/authority, readOnly: true }
{{- end }}
{{- if .root.Values.postgres.clientCertificate }}
- { name: postgres-certificate, mountPath: /run/postgres-certificate, readOnly: true }
{{- end }}
{{- if .audit }}
- { name: state, mountPath: /var/lib/talent-os, readOnly: {{ .readOnly | default false }} }
{{- end }}
{{- if .passwords }}
- { name: passwords, mountPath: /var/lib/passwords, readOnly: true }
{{- end }}
{{- end -}}

{{- /* A volume that is at one node at a time is read where the pods are that write it. */ -}}
{{- define "talent-os.besideAudit" -}}
{{- if eq .Values.checkpoints.accessMode "ReadWriteOnce" }}
affinity:
  podAffinity:
    requiredDuringSchedulingIgnoredDuringExecution:
      - topologyKey: kubernetes.io/hostname
        labelSelector:
          matchLabels:
            {{- include "talent-os.selector" (dict "root" .) | nindent 12 }}
            talent-os/audit: 'true'
{{- end }}
{{- end -}}
