{{- /* Every deployment with all it has of `defaults` and what follows of the parts it hosts, as a list in JSON. */ -}}
{{- define "talent-os.parts" -}}
{{- $all := list "gateway" "audit" "identity" "talent" "sales" "productivity" "healthcare" "cyber" "intelligence" "transcription" "chat" -}}
{{- $parts := list -}}
{{- range $part := .Values.topology.parts -}}
{{- $one := dict "name" $part.name "target" $part.hosts -}}
{{- range $key, $value := $.Values.topology.defaults -}}
{{- $_ := set $one $key (ternary (get $part $key) $value (hasKey $part $key)) -}}
{{- end -}}
{{- $hosts := ternary $all (splitList "," $part.hosts) (eq $part.hosts "all") -}}
{{- $audit := has "audit" $hosts -}}
{{- $_ := set $one "hosts" $hosts -}}
{{- $_ := set $one "gateway" (has "gateway" $hosts) -}}
{{- $_ := set $one "audit" $audit -}}
{{- /* Sign-in and applications lead outside by the gateway's and identity's calls, models and speech by their own, and the calendars people subscribe to by productivity. */ -}}
{{- $_ := set $one "outside" (or (has "gateway" $hosts) (has "identity" $hosts) (has "chat" $hosts) (has "transcription" $hosts) (has "productivity" $hosts)) -}}
{{- $_ := set $one "passwords" (and (has "identity" $hosts) (ne $.Values.passwordList.claim "")) -}}
{{- /* Its volume is at one node at a time: two of it could not both start. */ -}}
{{- $_ := set $one "alone" (and $audit (eq $.Values.checkpoints.accessMode "ReadWriteOnce")) -}}
{{- $_ := set $one "scales" (gt (int $one.maxReplicas) (int $one.replicas)) -}}
{{- $_ := set $one "several" (or (gt (int $one.replicas) 1) (gt (int $one.maxReplicas) 1)) -}}
{{- $parts = append $parts $one -}}
{{- end -}}
{{- $parts | toJson -}}
{{- end -}}

{{- /* What no schema can say. Fails with a sentence about what to change. */ -}}
{{- define "talent-os.check" -}}
{{- $hosted := list -}}
{{- $names := list -}}
{{- range $part := include "talent-os.parts" . | fromJsonArray -}}
{{- $names = append $names $part.name -}}
{{- $hosted = concat $hosted $part.hosts -}}
{{- if and $part.alone $part.several -}}
{{- fail (printf "topology: %q hosts audit and has more than one replica: that needs checkpoints.accessMode ReadWriteMany" $part.name) -}}
{{- end -}}
{{- end -}}
{{- if ne (len $names) (len (uniq $names)) -}}{{- fail "topology: two deployments have the same name" -}}{{- end -}}
{{- range $name := list "gateway" "audit" "identity" "talent" "sales" "productivity" "healthcare" "cyber" "intelligence" "transcription" "chat" -}}
{{- if not (has $name $hosted) -}}{{- fail (printf "topology: nothing hosts %q" $name) -}}{{- end -}}
{{- end -}}
{{- if ne (len $hosted) (len (uniq $hosted)) -}}{{- fail "topology: a part is hosted twice" -}}{{- end -}}
{{- include "talent-os.checkServers" . -}}
{{- include "talent-os.checkEdges" . -}}
{{- end -}}

{{- define "talent-os.checkServers" -}}
{{- range $server := list "postgres" "nats" "redis" -}}
{{- $one := index $.Values $server -}}
{{- if and (not $.Values.evaluation.enabled) (eq $one.host "") -}}
{{- fail (printf "%s.host: where is your server? `-f values/evaluation.yaml` brings a small one along, for trying only" $server) -}}
{{- end -}}
{{- if not (or $.Values.evaluation.enabled $.Values.secrets.existing $one.passwordSecret.name (and (eq $server "nats") $.Values.nats.logins)) -}}
{{- fail (printf "%s.passwordSecret.name: the password of your server cannot be made up; name its Secret, or secrets.existing with %s_password" $server $server) -}}
{{- end -}}
{{- end -}}
{{- if and .Values.backup.enabled (eq .Values.postgres.tls "verify-full") (not .Values.authority.name) -}}
{{- fail "authority.name: pg_dump knows no public authorities; name the one that signed the certificate of Postgres" -}}
{{- end -}}
{{- if and .Values.evaluation.enabled .Values.nats.logins -}}
{{- fail "nats.logins: the small NATS of an evaluation has one login; leave them off" -}}
{{- end -}}
{{- if and .Values.postgres.clientCertificate (ne .Values.postgres.tls "verify-full") -}}
{{- fail "postgres.clientCertificate: is shown over TLS only; set postgres.tls to verify-full" -}}
{{- end -}}
{{- if and .Values.restore.from (not .Values.backup.enabled) -}}
{{- fail "restore.from: is a backup in the volume of `backup`, which is not enabled" -}}
{{- end -}}
{{- end -}}

{{- define "talent-os.checkEdges" -}}
{{- with .Values -}}
{{- if not .settings.PUBLIC_URL -}}{{- fail "settings.PUBLIC_URL: where do people open the product? Links in mails and passkeys need it" -}}{{- end -}}
{{- if and (or .ingress.enabled .httpRoute.enabled) .networkPolicy.enabled (not .networkPolicy.ingressFrom) -}}
{{- fail "networkPolicy.ingressFrom: nobody may call the product; name your ingress controller's namespace" -}}
{{- end -}}
{{- if and .ingress.enabled (not .ingress.hosts) -}}{{- fail "ingress.hosts: under which name?" -}}{{- end -}}
{{- if and .httpRoute.enabled (not .httpRoute.parents) -}}{{- fail "httpRoute.parents: at which Gateway?" -}}{{- end -}}
{{- if and .setup.enabled (not (and .setup.organization .setup.email)) -}}{{- fail "setup: needs organization and email" -}}{{- end -}}
{{- if and (or .settings.SMTP_URL (has "SMTP_URL" .secrets.more)) (not .settings.MAIL_FROM) -}}{{- fail "settings.MAIL_FROM: who do mails come from?" -}}{{- end -}}
{{- end -}}
{{- end -}}
